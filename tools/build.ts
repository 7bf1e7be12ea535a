import '../build/bundler-memory.ts';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { makeProduct } from '../build/build.ts';
import { FileCache } from '../build/file-cache.ts';
import type { Entry } from '../build/manifest-schema.ts';
import { readManifest } from '../build/read-manifest.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { writeFiles } from '../build/write-files.ts';
import { type Api, writeApi } from './reference/write-api.ts';

/* Makes the production build in dist/: the product, the build for sites, the contract, the calls and the texts. */

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const manifestFile = join(root, 'manifest.json');
const since = performance.now();
try {
  const manifest = readManifest(manifestFile, root);
  const cache = new FileCache('product');
  const options = { root, manifestFile, mode: 'production', cache } as const;
  const [product, site, described] = await Promise.all([
    makeProduct(options),
    makeProduct({ ...options, forSites: true }),
    describeProduct(manifest),
  ]);
  writeFiles(dist, new Map([...described.files, ...product.files]));
  writeFiles(join(dist, 'site'), site.files);
  writeApi(dist, described.api);
  cache.save();
  const { release, files } = product.published;
  const ms = Math.round(performance.now() - since);
  console.log(`Built release ${release}: ${Object.keys(files).length} files in ${ms} ms.`);
} catch (error) {
  reportBuildError(error);
  process.exitCode = 1;
}

/** The parts of a build besides the product's code. */
interface Described {
  /** Texts by file name. */
  readonly files: Map<string, string>;
  readonly api: Api;
}

/** Describes contract, texts and calls in a separate thread, because they need nothing from the product's build. */
function describeProduct(manifest: Record<string, Entry>): Promise<Described> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./contract/describe-worker.ts', import.meta.url), {
      workerData: { root, manifest },
      // The large packages are imported first, without the hooks of tsx.
      execArgv: ['happy-dom', 'zod', '../build/register-tsx.mjs'].flatMap((module) => [
        '--import',
        import.meta.resolve(module),
      ]),
    });
    worker.once('message', resolve).once('error', reject);
  });
}
