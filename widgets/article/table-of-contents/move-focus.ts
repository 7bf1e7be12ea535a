import { isPlainClick } from '../../../core/navigation/plain-click.ts';
import { idOf } from './links.ts';

/**
 * Moves the focus along with a click on a link: the browser scrolls and sets the fragment by itself, and not all
 * move the focus to a heading [table-of-contents-3].
 * @param hook the table of contents
 * @param signal ends it
 */
export function moveFocus(hook: HTMLElement, signal: AbortSignal): void {
  hook.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link || !isPlainClick(event)) return;
      const heading = document.getElementById(idOf(link.hash));
      if (!heading) return;
      if (!heading.hasAttribute('tabindex')) {
        heading.tabIndex = -1;
        signal.addEventListener('abort', () => heading.removeAttribute('tabindex'));
      }
      // After the browser has gone there.
      setTimeout(() => signal.aborted || heading.focus({ preventScroll: true }));
    },
    { signal },
  );
}
