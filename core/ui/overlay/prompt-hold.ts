/**
 * Holds prompts back while something shows that the reader opened. Apart from `prompts.ts`, so that a dialog
 * does not bring the rules of prompts along.
 */

const holders = new Set<object>();
const listeners = new Set<() => void>();

/**
 * No prompt begins to show until the returned function is called. One that shows already stays.
 * @returns ends the hold; a second call does nothing
 */
export function holdPrompts(): () => void {
  const holder = {};
  holders.add(holder);
  return () => {
    if (holders.delete(holder) && !arePromptsHeld()) for (const listener of listeners) listener();
  };
}

/** Whether a prompt has to wait. */
export function arePromptsHeld(): boolean {
  return holders.size > 0;
}

/** Tells each time the last hold ends. */
export function onPromptsResumed(listener: () => void): void {
  listeners.add(listener);
}
