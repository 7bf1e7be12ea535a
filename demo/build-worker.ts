/*
 * Worker thread that builds what the demo shows: first the product, without which the server has nothing to send, then
 * the build for sites, which the English pages use. It posts the name of each build that is ready.
 */
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { buildProduct } from '../build/build.ts';
import { FileCache } from '../build/file-cache.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { makeApiDocuments } from '../tools/reference/api-documents.ts';
import { writeApi } from '../tools/reference/write-api.ts';
import { buildWorkbench } from './workbench/build.ts';

const root = join(import.meta.dirname, '..');
const cache = new FileCache('demo');
const options = { root, manifestFile: join(root, 'manifest.json'), mode: 'production', cache } as const;
try {
  await Promise.all([buildProduct({ ...options, outDir: join(root, 'dist') }), buildWorkbench({ cache })]);
  parentPort?.postMessage('product');
  // The page about the backend links to the schemas.
  writeApi(join(root, 'dist'), await makeApiDocuments(root));
  await buildProduct({ ...options, outDir: join(root, 'dist/site'), forSites: true });
  cache.save();
  parentPort?.postMessage('site');
} catch (error) {
  reportBuildError(error);
  process.exitCode = 1;
}
