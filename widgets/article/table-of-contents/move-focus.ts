import { isLinkToPlace } from '../../../core/platform/history/href-of.ts';
import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';

/**
 * Moves the focus to the target of a clicked link: the browser scrolls and sets the hash, but not every browser moves
 * the focus to a heading [table-of-contents-3].
 * @param hook the table of contents
 * @param signal ends it
 */
export function moveFocus(hook: HTMLElement, signal: AbortSignal): void {
  hook.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !isLinkToPlace(link) || !isPlainClick(event)) return;
      const heading = document.getElementById(fragmentId(link.hash));
      // After the browser has scrolled.
      if (heading) setTimeout(() => signal.aborted || focusOn(heading, signal));
    },
    { signal },
  );
}
