import { observe } from '../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { anchorScroll } from '../../../core/platform/viewport/anchor-scroll.ts';

/**
 * The space of a slot, as `data-ad-space`: reserved without it, `closed` while an inserted slot waits for a moment to
 * open, `released` where nothing comes. It changes only out of view, so that nothing that is read moves.
 */
type Space = 'reserved' | 'released';

/**
 * Reserves or releases the space of a slot as soon as it is out of view.
 * @param slot the slot
 * @param space what it becomes
 * @param signal gives up
 * @returns resolves when it has changed; never where the signal aborts before that
 */
export function changeSpace(slot: HTMLElement, space: Space, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const change = () => {
      if (space === 'released') slot.dataset.adSpace = space;
      else delete slot.dataset.adSpace;
      resolve();
    };
    const isDone = () => (slot.dataset.adSpace ?? 'reserved') === space;
    if (isDone()) return resolve();
    // Without space of its own, a slot that leaves moves nothing.
    if (space === 'released' && slot.dataset.adSpace === 'closed') return change();
    const ending = new AbortController();
    onAbort(signal, () => ending.abort());
    const observer = new IntersectionObserver(([entry]) => {
      // The entry may be older than the last scroll.
      if (!entry || entry.isIntersecting || isInView(slot)) return;
      ending.abort();
      if (slot.getBoundingClientRect().top >= innerHeight) change();
      else anchorScroll(change);
    });
    observe(observer, slot, ending.signal);
  });
}

/** Whether a part of an element, or of an edge without height, is in the window. */
function isInView(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
