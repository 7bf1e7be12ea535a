/**
 * Handles clicks in an open modal whose `<dialog>` is the overlay: a click on the overlay closes it, but the second
 * half of the double click that opened it does not, wherever it hits.
 * @param dialog the open dialog
 * @param onOutside called after a click on the overlay
 * @param signal ends it, when the modal closes
 */
export function listenToPresses(dialog: HTMLDialogElement, onOutside: () => void, signal: AbortSignal): void {
  let isPressedOutside = false;
  /** Whether a pointer was pressed down since the modal opened. */
  let isPressedAnew = false;

  dialog.addEventListener(
    'mousedown',
    (event) => {
      isPressedAnew ||= event.detail < 2;
      // Selecting text from the inside to the outside ends with a click event on the overlay, but does not start there.
      isPressedOutside = event.target === dialog;
      // This keeps the focus.
      if (isPressedOutside || !isPressedAnew) event.preventDefault();
    },
    { signal, capture: true },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      if (!isPressedAnew && event.detail > 1) {
        event.preventDefault();
        event.stopPropagation();
      } else if (isPressedOutside && event.target === dialog) onOutside();
    },
    { signal, capture: true },
  );
}
