import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildProduct } from '../../build/build.mjs';
import { findFeatures } from '../../build/read-manifest.mjs';

const root = import.meta.dirname;
const cache = join(root, '../../.cache/workbench');

/**
 * Builds the workbench into `.cache/workbench/dist`: every folder of `widgets/parts` is a feature that shows one
 * shared part, through the product's own build and loader. Its manifest follows from the folders.
 */
export async function buildWorkbench() {
  const manifest = Object.fromEntries(
    findFeatures(root).map((entry) => [
      basename(dirname(entry)),
      { entry, purpose: 'Shows one shared part in all its states.', load: 'visible' },
    ]),
  );
  const manifestFile = join(cache, 'manifest.json');
  mkdirSync(cache, { recursive: true });
  writeFileSync(manifestFile, JSON.stringify(manifest));
  await buildProduct({ root, manifestFile, outDir: join(cache, 'dist'), mode: 'production' });
}

/** Builds again at every change of a part. */
export function watchWorkbench() {
  let pending;
  for (const sources of [join(root, 'widgets'), join(root, '../../core')]) {
    watch(sources, { recursive: true }, () => {
      clearTimeout(pending);
      pending = setTimeout(() => buildWorkbench().catch((error) => console.error(error.message)), 100);
    });
  }
}
