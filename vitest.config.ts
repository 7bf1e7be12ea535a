import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { CONFIG_KINDS, kindsModule } from './build/settings/config-kinds.ts';

const tests = readdirSync(join(import.meta.dirname, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `tests/unit/${path}`);
/** Whether a file has a document, or puts something in a module's place, and so shares no modules with other files. */
const isAlone = (path: string) =>
  /^\/\/ @vitest-environment happy-dom|vi\.(?:mock|doMock|resetModules)\(/.test(
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  );

/** Whether a file puts its process into other time zones, which a thread cannot. */
const changesZone = (path: string) =>
  /process\.env\.TZ = /.test(readFileSync(join(import.meta.dirname, path), 'utf8'));

// Only the process itself can set the zone of its threads.
process.env.TZ = 'UTC';

/** The keys of the configuration, as the build puts them in. */
const configKinds = {
  name: 'config-kinds',
  load: (id: string) => (CONFIG_KINDS.test(id) ? kindsModule() : undefined),
};

export default defineConfig({
  plugins: [configKinds],
  test: {
    globalSetup: 'tests/unit/support/make-temporary-folder.ts',
    setupFiles: [
      'tests/unit/support/one-realm.ts',
      'tests/unit/support/new-page.ts',
      'tests/unit/support/patience.ts',
      'tests/unit/support/end-page.ts',
      'tests/unit/support/in-view.ts',
    ],
    // By itself it leaves a core idle: of two, that is half of the machine.
    maxWorkers: availableParallelism(),
    // For slow machines, and beside the browser tests: no test waits for time to pass.
    testTimeout: 120_000,
    // Some build a small product first.
    hookTimeout: 300_000,
    restoreMocks: true,
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        // Without a document of their own the files share their modules, and run at Node's full speed.
        test: {
          name: 'node',
          include: tests.filter((path) => !isAlone(path) && !changesZone(path)),
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        // A test file in a context of its own, in a thread that stays: half the time of a process for each file.
        test: {
          name: 'dom',
          include: tests.filter((path) => isAlone(path) && !changesZone(path)),
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: { name: 'zones', include: tests.filter(changesZone), pool: 'forks' },
      },
    ],
  },
});
