import { whenOutOfView } from '../../../../core/platform/viewport/when-out-of-view.ts';

/**
 * The space of a slot, stored in `data-ad-space`: reserved without the attribute, `closed` while an inserted slot waits
 * until it is out of view, `released` if no advertisement will be shown. It changes only out of view, so that no
 * content in view moves.
 */
type Space = 'reserved' | 'released';

/**
 * Reserves or releases the space of a slot as soon as it is out of view.
 * @param slot the slot
 * @param space the space that it gets
 * @param signal cancels the change
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
    // Removing a slot that takes up no space moves nothing.
    if (space === 'released' && slot.dataset.adSpace === 'closed') return change();
    whenOutOfView(slot, change, signal);
  });
}
