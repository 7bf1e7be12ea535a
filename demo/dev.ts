/**
 * Development server: serves the demo and keeps it up to date. A saved source of the product is rebuilt with the cache
 * of the last build; a saved source of the demo's server restarts the server; pages reload by themselves.
 */
import '../build/bundler-memory.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildProduct } from '../build/build.ts';
import { WatchCache } from '../build/build-cache.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { makeApiDocuments } from '../tools/reference/api-documents.ts';
import { type Api, writeApi } from '../tools/reference/write-api.ts';
import { buildWorkbench } from './workbench/build.ts';

/** The time to wait for other files that an editor saves at the same time, in ms. */
const SAVE_SETTLES = 15;

/**
 * The time that pages take to reload after a build, in ms; building the workbench at once would compete for the CPU.
 */
const RELOAD_TAKES = 1_000;

const root = join(import.meta.dirname, '..');
const product = new WatchCache();
const workbench = new WatchCache();

/** The description of all calls at the start: making it again would double the time of a rebuild. */
let api: Api | undefined;

/** Builds the product. An error is printed; the next save tries again. */
const build = inTurn(() =>
  trying(async () => {
    const since = performance.now();
    const { release } = await buildProduct({
      root,
      manifestFile: join(root, 'manifest.json'),
      outDir: join(root, 'dist'),
      mode: 'development',
      cache: product,
    });
    api ??= await makeApiDocuments(root);
    writeApi(join(root, 'dist'), api);
    console.log(`Built release ${release} in ${Math.round(performance.now() - since)} ms.`);
  }),
);

/** Builds the workbench, which shows the product's parts. */
const buildParts = inTurn(() => trying(() => buildWorkbench({ mode: 'development', cache: workbench })));

let server: ChildProcess | undefined;
let partsTimer: NodeJS.Timeout | undefined;
const startServer = inTurn(async () => {
  const old = server;
  if (old && old.exitCode === null) {
    await new Promise((resolve) => {
      old.once('exit', resolve);
      old.kill();
    });
  }
  server = spawn(process.execPath, ['--import', 'tsx', 'demo/serve.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NMT_DEV: '1' },
  });
});

await build();
await buildParts();
await startServer();
watchFolders(['core', 'widgets'], buildBoth);
watchFolders(['demo/workbench'], buildParts);
// Watches the folder, because many editors save by replacing the file.
watch(root, (_event, file) => {
  if (file === 'manifest.json') setTimeout(build, SAVE_SETTLES);
});
watchFolders(['demo/server', 'demo/layouts', 'demo/content', 'fixtures'], startServer);

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    server?.kill();
    process.exit();
  });
}

async function buildBoth() {
  clearTimeout(partsTimer);
  await build();
  partsTimer = setTimeout(buildParts, RELOAD_TAKES);
}

/** @param task whose error is printed instead of thrown */
async function trying(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    reportBuildError(error);
  }
}

function watchFolders(folders: readonly string[], changed: () => Promise<void>): void {
  let pending: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(pending);
      pending = setTimeout(changed, SAVE_SETTLES);
    });
  }
}

/** Makes a task that never runs twice at the same time: a call while it runs makes it run once more afterwards. */
function inTurn(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  return async () => {
    isWanted = true;
    running ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await task();
      }
      running = undefined;
    })();
    await running;
  };
}
