import { vi } from 'vitest';

/** The real function, also when a test sets the clock. */
const { setImmediate: soon } = globalThis;

/** Number of turns of the event loop: more than any chain of renders and page changes needs. */
const TURNS = 10;

/**
 * Waits until views show the changes. A test imports the view's file at its top, so that it does not have to wait for
 * it.
 */
export async function rendered(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => soon(resolve));
}
