import { vi } from 'vitest';

/** Milliseconds that a test waits for an expected result. */
export const TIMEOUT = 30_000;

// Once for all files of a thread, which share this module.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT, ...options });
