import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { followReached } from '../../../core/platform/scroll/follow-reached.ts';
import { linksIn } from './links.ts';

/**
 * Marks the link of the current section [table-of-contents-3]: that of the last linked heading that has been reached.
 * @param hook the table of contents
 * @param places targets of its links, in document order
 * @param signal ends it
 */
export function markCurrent(hook: HTMLElement, places: readonly HTMLElement[], signal: AbortSignal): void {
  const mark = (index: number) => {
    const current = places[index]?.id;
    for (const { link, id } of linksIn(hook)) {
      if (id === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  followReached(places, mark, signal);
  onAbort(signal, () => mark(-1));
}
