import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';

/**
 * Runs before each test file: `vi.waitFor` and Testing Library's `find…` wait longer than their own second, in which a
 * busy machine may not even have loaded a module. What comes sooner costs no time.
 */
const TIMEOUT = 10_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: TIMEOUT, ...options });

const { testPath } = expect.getState();
if (testPath && readFileSync(testPath, 'utf8').includes("from '@testing-library/")) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: TIMEOUT });
}
