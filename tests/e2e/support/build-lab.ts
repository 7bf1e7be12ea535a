import { join } from 'node:path';
import { buildProduct } from '../../../build/build.ts';

/** The folder into which the lab's files are built. */
export const LAB = join(import.meta.dirname, '../../../.cache/lab');

/** Builds the lab: features that fail on purpose, with the product's own build and loader. */
export default async function buildLab(): Promise<void> {
  const root = join(import.meta.dirname, '../lab');
  await buildProduct({ root, manifestFile: join(root, 'manifest.json'), outDir: LAB, mode: 'production' });
}
