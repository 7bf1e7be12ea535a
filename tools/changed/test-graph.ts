import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../build/read-manifest.ts';
import { reachedSources } from '../contract/reach.ts';

const SPECS = 'tests/e2e';

/**
 * Finds the modules that browser tests depend on.
 * @param root the folder of the checkout
 * @returns the modules of each feature, by its name, and of each test file, by its path from `tests/e2e/`
 */
export async function readTestGraph(
  root: string,
): Promise<{ sources: Map<string, string[]>; specs: Map<string, string[]> }> {
  const manifest = readManifest(join(root, 'manifest.json'), root);
  const features = Object.entries(manifest).map(([name, { entry }]) => [name, entry]);
  const specs = readdirSync(join(root, SPECS), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => [file, `${SPECS}/${file}`]);
  return {
    sources: await reachedSources(root, Object.fromEntries(features)),
    specs: await reachedSources(root, Object.fromEntries(specs)),
  };
}
