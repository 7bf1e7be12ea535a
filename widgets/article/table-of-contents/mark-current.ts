import { followReached } from '../../../core/scroll/follow-reached.ts';
import { linksIn } from './links.ts';

/**
 * Marks the link of the part that the reader is in [table-of-contents-3]: that of the last heading that they have
 * reached.
 * @param hook the table of contents
 * @param headings in order, with their ids
 * @param signal ends it
 */
export function markCurrent(hook: HTMLElement, headings: readonly HTMLElement[], signal: AbortSignal): void {
  const links = linksIn(hook);
  const mark = (index: number) => {
    const current = headings[index]?.id;
    for (const { link, id } of links) {
      if (id === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  followReached(headings, mark, signal);
  signal.addEventListener('abort', () => mark(-1));
}
