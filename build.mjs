import './build/bundler-memory.mjs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeProduct } from './build/build.mjs';
import { BuildCache } from './build/build-cache.mjs';
import { publishApi } from './build/publish-api.mjs';
import { ManifestError, readManifest } from './build/read-manifest.mjs';
import { writeFiles } from './build/write-files.mjs';

// node build.mjs    production build into dist/; tools/dev.mjs makes development builds, demo/start.mjs what the demo shows

const root = import.meta.dirname;
const dist = join(root, 'dist');
const manifestFile = join(root, 'manifest.json');
const since = performance.now();
try {
  const manifest = readManifest(manifestFile, root);
  const options = { root, manifestFile, mode: 'production', cache: new BuildCache() };
  const [product, site, described] = await Promise.all([
    makeProduct(options),
    makeProduct({ ...options, forSites: true }),
    describeProduct(manifest),
  ]);
  writeFiles(dist, new Map([...described, ...product.files]));
  writeFiles(join(dist, 'site'), site.files);
  publishApi(join(root, 'docs/api'), join(dist, 'api'));
  const { release, files } = product.published;
  const ms = Math.round(performance.now() - since);
  console.log(`Built release ${release}: ${Object.keys(files).length} files in ${ms} ms.`);
} catch (error) {
  if (error instanceof ManifestError || Array.isArray(error.errors)) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
}

/**
 * Makes the contract and the texts in a thread of their own: they need nothing of the product's build.
 * @param {Record<string, import('./build/manifest-schema.mjs').Entry>} manifest
 * @returns {Promise<Map<string, string>>} text by file name
 */
function describeProduct(manifest) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./tools/contract/describe-worker.mjs', import.meta.url), {
      workerData: { root, manifest },
    });
    worker.once('message', resolve).once('error', reject);
  });
}
