import { DRAWN } from '../../../core/domain/liveblog/content-of.ts';

/** What is read aloud: what has words of its own. A list's item may hold paragraphs, which then speak for it. */
const SPOKEN = 'h1, h2, h3, h4, p, li, blockquote, figcaption, td';
/** Not the buttons, and not what another feature drew. */
const UNSPOKEN = `[${DRAWN}], [data-widget], [aria-hidden="true"], script, style, noscript`;

/**
 * The words of an update for reading aloud, each paragraph on a line; what is not unfolded is read as well.
 * @param update the element
 */
export function spokenText(update: Element): string {
  const parts = [...update.querySelectorAll(SPOKEN)].filter((part) => {
    const around = part.closest(UNSPOKEN);
    return (!around || around.contains(update)) && !part.querySelector(SPOKEN);
  });
  const words = (parts.length > 0 ? parts : [update]).map(({ textContent }) => textContent ?? '');
  return words
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
