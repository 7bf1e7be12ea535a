import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const tests = readdirSync(join(import.meta.dirname, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `tests/unit/${path}`);
const usesDom = (path: string) =>
  readFileSync(join(import.meta.dirname, path), 'utf8').startsWith('// @vitest-environment happy-dom');

/** Files that start modules anew, and so may not share theirs with other files. */
const ALONE = ['tests/unit/build/dynamic-import.test.ts', 'tests/unit/build/groups.test.ts'];

export default defineConfig({
  test: {
    setupFiles: [
      'tests/unit/support/one-realm.ts',
      'tests/unit/support/new-page.ts',
      'tests/unit/support/patience.ts',
    ],
    // By itself it leaves a core idle: of two, that is half of the machine.
    maxWorkers: availableParallelism(),
    // For slow machines: no test waits for time to pass.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        // Without a document of their own the files share their modules, and run at Node's full speed.
        test: {
          name: 'node',
          include: tests.filter((path) => !usesDom(path) && !ALONE.includes(path)),
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        // A test file in a context of its own, in a thread that stays: half the time of a process for each file.
        test: {
          name: 'dom',
          include: tests.filter((path) => usesDom(path) || ALONE.includes(path)),
          pool: 'vmThreads',
        },
      },
    ],
  },
});
