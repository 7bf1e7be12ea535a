/** The keys that answer or cancel a question. */
const ANSWERING: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/**
 * Ignores keys in an open modal that were pressed down elsewhere: before it opened, or on another element in it. A
 * visitor who holds Enter on a button must not answer the question that the button opens.
 * @param dialog the open dialog
 * @param signal ends it, when the modal closes
 */
export function ignoreHeldKeys(dialog: HTMLDialogElement, signal: AbortSignal): void {
  /** The element on which each key was pressed down. */
  const pressed = new Map<string, EventTarget | null>();
  const handle = (event: KeyboardEvent) => {
    const { type, key, repeat, target } = event;
    if (!ANSWERING.has(key)) return;
    if (type === 'keydown' && !repeat) pressed.set(key, target);
    else if (pressed.get(key) !== target) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  dialog.addEventListener('keydown', handle, { signal, capture: true });
  // Browsers click a button when the space bar is released.
  dialog.addEventListener('keyup', handle, { signal, capture: true });
}
