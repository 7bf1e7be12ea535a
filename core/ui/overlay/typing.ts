/** Selects fields in which keys enter text, or choose. */
const FIELD =
  'input:not([type="button" i], [type="submit" i], [type="reset" i], [type="image" i], [type="checkbox" i], [type="radio" i], [type="range" i], [type="color" i], [type="file" i]), textarea, select, [contenteditable]:not([contenteditable="false" i])';

/** Whether the focus is in a field: anything that moved the focus away would receive the next keys as well. */
export function isTyping(): boolean {
  return document.activeElement?.matches(FIELD) === true;
}

/**
 * Calls a function each time the focus has left a field for another element.
 * @param signal ends it
 */
export function onTypingEnded(listener: () => void, signal?: AbortSignal): void {
  // Until the next task no element has the focus, even if it moves to another field.
  const check = () => setTimeout(() => signal?.aborted || isTyping() || listener());
  document.addEventListener('focusout', check, signal && { signal });
}

/**
 * Resolves when the focus is in no field.
 * @param signal ends the wait
 */
export function untilTypingEnds(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isTyping()) onTypingEnded(resolve, signal);
    else resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
