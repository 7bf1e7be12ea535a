import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildProduct } from '../../../build/build.ts';
import { BuildCache } from '../../../build/build-cache.ts';

const CACHE = join(import.meta.dirname, '../../../.cache/unit');

/** The modules that products share, especially the core, are compiled once. */
const cache = new BuildCache();

/** The relative path from a feature of a test's product to the real core. */
export const CORE = '../../../../../../core';

interface File {
  readonly file: string;
  readonly integrity: string;
}

/** The parts of the published manifest.json that the tests read. */
interface Published {
  readonly files: Record<string, { readonly integrity: string }>;
  readonly features: Record<
    string,
    { readonly script: string; readonly style?: string; readonly imports: string[] }
  >;
  readonly caretaker: string[];
  readonly styles: { readonly base: File };
  readonly pages: Record<string, { readonly scripts: File[]; readonly styles: File[] }>;
}

/** A production build: the content of manifest.json, and the other files. */
export interface Product {
  readonly published: Published;
  readonly files: ReadonlyMap<string, string>;
}

/** A valid manifest entry, with a test's changes. */
export const entry = (name: string, given: object = {}) => ({
  entry: `widgets/test/${name}/${name}.ts`,
  purpose: 'Stands for a feature.',
  load: 'now',
  ...given,
});

/**
 * Writes the sources of a product into a separate folder.
 * @param name the folder's name, one per test
 * @param manifest its manifest.json, or a text that replaces it
 * @param sources texts by path from the product's root
 * @returns the folder
 */
export function writeProduct(
  name: string,
  manifest: object | string,
  sources: Record<string, string>,
): string {
  const root = join(CACHE, name);
  rmSync(root, { recursive: true, force: true });
  const all = {
    'manifest.json': typeof manifest === 'string' ? manifest : JSON.stringify(manifest),
    ...sources,
  };
  for (const [path, source] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
}

/**
 * Builds a product for production.
 * @param root the folder with manifest.json and `widgets/`
 * @param out the target folder, below the tests' cache
 */
export async function build(root: string, out: string): Promise<Product> {
  const outDir = join(CACHE, out);
  await buildProduct({
    root,
    manifestFile: join(root, 'manifest.json'),
    outDir,
    mode: 'production',
    cache,
  });
  const files = new Map(readdirSync(outDir).map((file) => [file, readFileSync(join(outDir, file), 'utf8')]));
  return { published: JSON.parse(files.get('manifest.json') ?? ''), files };
}
