import { DRAWN } from '../../../core/domain/liveblog/content-of.ts';

/** Elements whose text is read. A list item may contain paragraphs, which are then read instead. */
const SPOKEN = 'h1, h2, h3, h4, p, li, blockquote, figcaption, td';
/** Elements whose text is not read: buttons and elements of other features. */
const UNSPOKEN = `[${DRAWN}], [data-widget], [aria-hidden="true"], script, style, noscript`;

/**
 * The text of an update for reading aloud, one paragraph per line, including the hidden part.
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
