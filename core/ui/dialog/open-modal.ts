import type { Operation } from '../../platform/history/modal-hash.ts';
import { modalHistory } from '../../platform/history/modal-history.ts';
import { holdPrompts } from '../overlay/prompt-hold.ts';
import { focusFirst, rememberFocus, returnFocus } from './focus.ts';
import { lockScroll } from './scroll-lock.ts';
import { takeSlot } from './slot.ts';

/**
 * Why a modal closes: the button 'Sluiten', Escape or the system's back gesture, a click on the overlay, the
 * browser's back button or a hash that disappeared, or another modal that opened.
 */
export type CloseReason = 'close' | 'escape' | 'outside' | 'history' | 'superseded';

/** What a modal is like. */
export interface ModalSettings {
  /** Gives the modal an entry in the history with the hash `#modal={operation}`. */
  readonly operation?: Operation | undefined;
  /** False for a wall: no key, click, back button or other modal closes it, and it takes no history entry. */
  readonly closable: boolean;
  /** Is told that the modal should close; the answer is to call what {@link openModal} returned. */
  readonly close: (reason: CloseReason) => void;
  /** Chooses what gets the focus first among where Tab stops; without a choice it is the first field or button. */
  readonly focus?: (stops: readonly HTMLElement[]) => HTMLElement | undefined;
  /** Is told to which steps inside the modal the reader went by back or forward; `modalHistory.setSteps` makes their entries. */
  readonly moved?: (steps: readonly string[]) => void;
}

/**
 * Opens a `<dialog>` as a modal: the rest of the page is inert and does not scroll, no prompt comes in between,
 * the focus is inside, and there is no other modal.
 * @param dialog in the document, closed; its first child takes the focus where nothing in it can
 * @param settings see {@link ModalSettings}
 * @returns closes it and puts everything back: focus, hash, scrolling. Once.
 */
export function openModal(
  dialog: HTMLDialogElement,
  { operation, closable, close, focus, moved }: ModalSettings,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  rememberFocus(dialog);
  const unlock = lockScroll();
  const resume = holdPrompts();
  const show = () => {
    dialog.showModal();
    focusFirst(dialog, dialog.firstElementChild as HTMLElement, focus);
  };
  dialog.addEventListener(
    'cancel',
    (event) => {
      // A file field inside tells of its own dialog by an event of the same name.
      if (event.target !== dialog) return;
      event.preventDefault();
      if (closable) close('escape');
    },
    { signal },
  );
  // Chromium closes a dialog on the second Escape, whatever became of the first.
  dialog.addEventListener(
    'close',
    ({ target }) => {
      if (target !== dialog || dialog.open) return;
      if (closable) close('escape');
      else show();
    },
    { signal },
  );
  show();
  const leavePlace = takeSlot(closable ? () => close('superseded') : undefined);
  const leaveEntry =
    operation && closable
      ? modalHistory.enter(operation, { onGone: () => close('history'), onSteps: moved })
      : () => {};
  return () => {
    listening.abort();
    leavePlace();
    dialog.close();
    unlock();
    resume();
    returnFocus(dialog);
    leaveEntry();
  };
}
