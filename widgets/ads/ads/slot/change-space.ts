import { whenOutOfView } from '../../../../core/platform/viewport/when-out-of-view.ts';

/**
 * The space of a slot, as `data-ad-space`: reserved without it, `closed` while an inserted slot waits for a moment to
 * open, `released` if nothing comes. It changes only out of view, so that nothing that is read moves.
 */
type Space = 'reserved' | 'released';

/**
 * Reserves or releases the space of a slot as soon as it is out of view.
 * @param slot the slot
 * @param space what it becomes
 * @param signal gives up
 * @returns resolves when it has changed; never if the signal aborts before that
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
    whenOutOfView(slot, change, signal);
  });
}
