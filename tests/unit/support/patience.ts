import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { TIMEOUT } from './patient-wait.ts';

/**
 * Runs before each test file: `vi.waitFor` and Testing Library's `find…` wait longer than their default second, in
 * which a busy machine may not even have loaded a module. Earlier results cost no time.
 */
const { testPath } = expect.getState();
if (testPath && readFileSync(testPath, 'utf8').includes("from '@testing-library/")) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: TIMEOUT });
}
