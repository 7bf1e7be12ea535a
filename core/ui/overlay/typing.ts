/** Fields in which keys are text, or a choice. */
const FIELD =
  'input:not([type="button" i], [type="submit" i], [type="reset" i], [type="image" i], [type="checkbox" i], [type="radio" i], [type="range" i], [type="color" i], [type="file" i]), textarea, select, [contenteditable]:not([contenteditable="false" i])';

/** Whether the visitor is in a field: what takes the focus away takes the next keys as well. */
export function isTyping(): boolean {
  return document.activeElement?.matches(FIELD) === true;
}

/**
 * Calls a function each time the focus has left a field for something else.
 * @param signal ends it
 */
export function onTypingEnded(listener: () => void, signal?: AbortSignal): void {
  // Until the task after it, the focus is nowhere, also on its way to another field.
  const check = () => setTimeout(() => signal?.aborted || isTyping() || listener());
  document.addEventListener('focusout', check, signal && { signal });
}

/**
 * Resolves when the visitor is in no field.
 * @param signal ends the wait
 */
export function untilTypingEnds(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isTyping()) onTypingEnded(resolve, signal);
    else resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
