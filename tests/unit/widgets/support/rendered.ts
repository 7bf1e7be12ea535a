import { vi } from 'vitest';

/** The real one, also where a test sets the clock. */
const { setImmediate: soon } = globalThis;

/** Turns of the event loop: more than any chain of renders and changes of the page takes. */
const TURNS = 10;

/** Waits until views show what has changed. A test imports the view's file at its top, so that nothing waits for it. */
export async function rendered(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => soon(resolve));
}
