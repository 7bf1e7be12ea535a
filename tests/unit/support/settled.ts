import { vi } from 'vitest';

/** Number of tasks, more than any chain of answers and timers without a delay in the tests takes. */
const TURNS = 20;

/** Waits until pending answers and chunks have been processed, before a test asserts that something did not happen. */
export async function settled(): Promise<void> {
  // A chunk may make a request, and an answer may load a chunk.
  for (let round = 0; round < 2; round += 1) {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    await vi.dynamicImportSettled();
  }
}
