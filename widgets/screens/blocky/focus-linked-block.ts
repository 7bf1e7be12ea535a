import { isPlainClick } from '../../../core/platform/navigation/is-plain-click.ts';
import { pageFragment } from '../../../core/platform/navigation/page-fragment.ts';
import { on } from '../../../core/runtime/bus/bus.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import { headingOf } from '../../../core/ui/chapters/chapter.ts';
import { focusOn } from '../../../core/ui/focus/focus-on.ts';

/**
 * Moves the focus to the heading of a block to which a link leads, including from another page [blocky-2]. The browser
 * itself scrolls, leaving the space that `scroll-padding` reserves for the header; after the header has mounted it
 * scrolls again.
 * @param signal ends it
 */
export function focusLinkedBlock(signal: AbortSignal): void {
  const arrive = (hash: string) => {
    const block = hash === '' ? null : fragmentTarget(hash);
    if (!block?.matches('[data-block]')) return undefined;
    focusOn(headingOf(block) ?? block, signal);
    return block;
  };
  addEventListener(
    'click',
    (event) => {
      const hash = isPlainClick(event) ? pageFragment(event) : undefined;
      // After the browser has scrolled.
      if (hash) setTimeout(() => signal.aborted || arrive(hash));
    },
    { signal },
  );
  const first = arrive(location.hash);
  const position = scrollY;
  const off = on(
    'header:moved',
    ({ covers }) => {
      if (covers === 0) return;
      if (first && Math.abs(scrollY - position) < 1) first.scrollIntoView();
      queueMicrotask(() => off());
    },
    signal,
  );
}
