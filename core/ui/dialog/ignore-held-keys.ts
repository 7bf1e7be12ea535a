/** The keys that answer a question or leave it. */
const ANSWERING: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/**
 * Ignores keys in an open modal that went down elsewhere: before it opened, or on another element in it. Whoever holds
 * Enter on a button must not answer the question that the button asks.
 * @param dialog open
 * @param signal ends it, when the modal closes
 */
export function ignoreHeldKeys(dialog: HTMLDialogElement, signal: AbortSignal): void {
  /** The element on which each key went down. */
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
