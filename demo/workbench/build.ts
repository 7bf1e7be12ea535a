import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildProduct, type ProductOptions } from '../../build/build.ts';
import { findFeatures } from '../../build/read-manifest.ts';

const root = import.meta.dirname;
const folder = join(root, '../../.cache/workbench');

/**
 * Builds the workbench into `.cache/workbench/dist`: every folder of `demo/workbench/widgets/parts` is a feature that
 * shows one shared part, through the product's own build and loader. Its manifest is made from the folders.
 * @param options as for the product
 */
export async function buildWorkbench({
  mode = 'production',
  cache,
}: Partial<Pick<ProductOptions, 'mode' | 'cache'>> = {}): Promise<void> {
  const manifest = Object.fromEntries(
    findFeatures(root).map((entry) => [
      basename(dirname(entry)),
      { entry, purpose: 'Shows one shared part in all its states.', load: 'visible' },
    ]),
  );
  const manifestFile = join(folder, 'manifest.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifestFile, JSON.stringify(manifest));
  await buildProduct({ root, manifestFile, outDir: join(folder, 'dist'), mode, cache });
}
