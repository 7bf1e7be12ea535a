import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: [
      'tests/unit/support/one-realm.ts',
      'tests/unit/support/console-guard.ts',
      'tests/unit/support/patience.ts',
    ],
    // A test file in a context of its own, in a thread that stays: half the time of a process for each file.
    pool: 'vmThreads',
    // By itself it leaves a core idle: of two, that is half of the machine.
    maxWorkers: availableParallelism(),
    // For slow machines: no test waits for time to pass.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { TZ: 'UTC' },
  },
});
