import type { Operation } from '../../platform/history/modal-hash.ts';
import { modalHistory } from '../../platform/history/modal-history.ts';
import { holdPrompts } from '../overlay/prompt-hold.ts';
import { focusFirst, rememberFocus, returnFocus } from './focus.ts';
import { ignoreHeldKeys } from './ignore-held-keys.ts';
import { listenToPresses } from './listen-to-presses.ts';
import { lockScroll } from './lock-scroll.ts';
import { modalSignals } from './modal-signals.ts';
import { takeSlot } from './take-slot.ts';
import { watchShown } from './watch-shown.ts';

/**
 * The reason why a modal closes: the button 'Sluiten', Escape or the system's back gesture, a click on the overlay, the
 * browser's back button or a hash that disappeared, another modal that opened, or other code that hides or removes it.
 */
export type CloseReason = 'close' | 'escape' | 'outside' | 'history' | 'superseded' | 'hidden';

/** Options for a modal. */
export interface ModalSettings {
  /** Gives the modal an entry in the history with the hash `#modal={operation}`. */
  readonly operation?: Operation | undefined;
  /**
   * Whether it can be closed; false for a wall: no key, click, back button or other modal closes it, and it gets no
   * history entry. A wall that other code hides or removes closes nevertheless.
   */
  readonly closable: boolean;
  /** Called when the modal should close; close it by calling the function that {@link openModal} returned. */
  readonly close: (reason: CloseReason) => void;
  /** Chooses the element that gets the focus first from the tab stops; by default the first field or button. */
  readonly focus?: (stops: readonly HTMLElement[]) => HTMLElement | undefined;
  /**
   * Called with the steps inside the modal after the visitor went back or forward; `modalHistory.setSteps` creates
   * their entries.
   */
  readonly moved?: (steps: readonly string[]) => void;
}

/**
 * Opens a `<dialog>` as a modal: the rest of the page is inert and does not scroll, no prompt shows, the focus is
 * inside, and no other modal is open. A click on the `<dialog>` itself, outside of its content, closes it; the second
 * half of the double click that opened it does nothing, nor does a key that was already down. A modal that is not
 * displayed closes, also later.
 * @param dialog a closed dialog in the document; its first child gets the focus if nothing in it can
 * @param settings see {@link ModalSettings}
 * @returns a function that closes it and restores focus, hash and scrolling. A second call does nothing.
 */
export function openModal(
  dialog: HTMLDialogElement,
  { operation, closable, close, focus, moved }: ModalSettings,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  modalSignals.set(dialog, signal);
  rememberFocus(dialog);
  const unlock = lockScroll();
  const resume = holdPrompts();
  const show = () => {
    // Another script may have removed it, or opened it in another way.
    dialog.close();
    if (dialog.isConnected) dialog.showModal();
    focusFirst(dialog, dialog.firstElementChild as HTMLElement, focus);
  };
  dialog.addEventListener(
    'cancel',
    (event) => {
      // A file field inside dispatches an event of the same name for its own dialog.
      if (event.target !== dialog) return;
      event.preventDefault();
      if (closable) close('escape');
    },
    { signal },
  );
  // Chromium closes a dialog on the second Escape, even if the first one was prevented.
  dialog.addEventListener(
    'close',
    ({ target }) => {
      if (target !== dialog || dialog.open) return;
      if (closable) close('escape');
      else show();
    },
    { signal },
  );
  listenToPresses(dialog, () => closable && close('outside'), signal);
  ignoreHeldKeys(dialog, signal);
  show();
  watchShown(dialog, () => close('hidden'), signal);
  const leavePlace = takeSlot(closable ? () => close('superseded') : undefined);
  const leaveEntry =
    operation && closable
      ? modalHistory.enter(operation, { onLeft: () => close('history'), onSteps: moved })
      : () => {};
  return () => {
    listening.abort();
    leavePlace();
    // A dialog whose attribute was removed would not close, and the page would stay inert.
    dialog.open = true;
    dialog.close();
    unlock();
    resume();
    returnFocus(dialog);
    leaveEntry();
  };
}
