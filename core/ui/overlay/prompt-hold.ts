import { documentValue } from '../../runtime/page/document-value.ts';

/**
 * Holds prompts back while something is open that the visitor opened. This file is separate from `prompts.ts`, so that
 * a dialog does not load the rules of prompts.
 */

const holds = documentValue(() => ({ holders: new Set<object>(), listeners: new Set<() => void>() }));

/**
 * Prevents prompts from showing until the returned function is called. A visible one stays.
 * @returns a function that ends the hold; a second call does nothing
 */
export function holdPrompts(): () => void {
  const { holders, listeners } = holds();
  const holder = {};
  holders.add(holder);
  return () => {
    if (holders.delete(holder) && holders.size === 0) for (const listener of listeners) listener();
  };
}

/** Whether prompts are held back. */
export function arePromptsHeld(): boolean {
  return holds().holders.size > 0;
}

/** Calls a function each time the last hold ends. */
export function onPromptsResumed(listener: () => void): void {
  holds().listeners.add(listener);
}
