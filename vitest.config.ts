import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    environment: 'node',
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
