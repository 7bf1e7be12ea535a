import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachedSources } from '../contract/reach.ts';

const SPECS = 'tests/e2e';

/**
 * What browser tests depend on.
 * @param {string} root of the checkout
 * @returns {Promise<{ sources: Map<string, string[]>, specs: Map<string, string[]> }>} the modules of each feature, by
 *   its name, and of each test file, by its path from `tests/e2e/`
 */
export async function readTestGraph(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
  const features = Object.entries(manifest).map(([name, { entry }]) => [name, entry]);
  const specs = readdirSync(join(root, SPECS), { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => [file, `${SPECS}/${file}`]);
  return {
    sources: await reachedSources(root, Object.fromEntries(features)),
    specs: await reachedSources(root, Object.fromEntries(specs)),
  };
}
