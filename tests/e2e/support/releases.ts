import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProduct } from '../../../build/build.ts';

const ROOT = join(import.meta.dirname, '../../../.cache/deploy');

/** The relative path from a feature of a release to the real core. */
const CORE = '../../../../../../core';

/** The files that a roll-back restores; all others have a hash in their names. */
const STABLE = ['loader.js', 'loader.js.map', 'head.js', 'manifest.json', 'csp.json', 'push-worker.js'];

/** A built release: its files by name. */
export type Release = ReadonlyMap<string, string>;

/**
 * Builds a release of two features that render its name: one at once, one when it is scrolled into view.
 * @param name such as `first`, which the page shows
 */
export async function buildRelease(name: string): Promise<Release> {
  const root = join(ROOT, name);
  const features = { 'deploy-first': 'now', 'deploy-below': { visible: '10px' } };
  for (const feature of Object.keys(features)) {
    const folder = join(root, 'widgets/lab', feature);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${feature}.ts`), source(name));
  }
  const manifest = Object.fromEntries(
    Object.entries(features).map(([feature, load]) => [
      feature,
      { entry: `widgets/lab/${feature}/${feature}.ts`, purpose: 'Writes the name of its release.', load },
    ]),
  );
  const manifestFile = join(root, 'manifest.json');
  writeFileSync(manifestFile, JSON.stringify(manifest));
  const outDir = join(ROOT, `${name}-dist`);
  await buildProduct({ root, manifestFile, outDir, mode: 'production' });
  return new Map(
    readdirSync(outDir)
      .filter((file) => /\.(js|css|json|map)$/.test(file))
      .map((file) => [file, readFileSync(join(outDir, file), 'utf8')]),
  );
}

function source(name: string): string {
  return `import { setText } from '${CORE}/platform/dom/set-text.ts';
import { enhancer } from '${CORE}/runtime/feature/enhancer.ts';

export default enhancer({
  attributes: {},
  enhance: (hook, _, { signal }) => setText(hook, 'release ${name}', signal),
});
`;
}

/**
 * The folder after a deploy or a roll-back: the stable files of one release, and the other files of all kept releases.
 * @param current the release whose stable files are in place
 * @param kept the releases whose other files are there as well
 */
export function folderOf(current: Release, kept: readonly Release[] = []): Release {
  const older = kept.flatMap((release) => [...release].filter(([file]) => !STABLE.includes(file)));
  return new Map([...older, ...current]);
}
