import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProduct } from './build/build.mjs';
import { publishApi } from './build/publish-api.mjs';
import { ManifestError } from './build/read-manifest.mjs';

// node build.mjs            production build into dist/
// node build.mjs --watch    development build, again at every change of a source

const root = dirname(fileURLToPath(import.meta.url));
const isWatching = process.argv.includes('--watch');

async function run() {
  const since = performance.now();
  try {
    const { release, files } = await buildProduct({
      root,
      manifestFile: join(root, 'manifest.json'),
      outDir: join(root, 'dist'),
      mode: isWatching ? 'development' : 'production',
    });
    publishApi(join(root, 'docs/api'), join(root, 'dist/api'));
    const ms = Math.round(performance.now() - since);
    console.log(`Built release ${release}: ${Object.keys(files).length} files in ${ms} ms.`);
    return true;
  } catch (error) {
    if (error instanceof ManifestError || Array.isArray(error.errors)) console.error(error.message);
    else console.error(error);
    return false;
  }
}

const built = await run();
if (!isWatching) {
  if (!built) process.exitCode = 1;
} else {
  let pending;
  for (const source of ['manifest.json', 'core', 'widgets']) {
    watch(join(root, source), { recursive: source !== 'manifest.json' }, () => {
      clearTimeout(pending);
      pending = setTimeout(run, 100);
    });
  }
}
