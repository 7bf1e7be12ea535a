import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Finds the features that make a call: those whose code reaches the module that makes it, through any imports.
 * @param {string} root
 * @param {Record<string, { entry: string }>} manifest
 * @param {Iterable<string>} sources modules that make calls, from the root
 * @returns {Promise<Map<string, string[]>>} features by source, sorted
 * @throws {Error} naming a source that no feature reaches
 */
export async function callingFeatures(root, manifest, sources) {
  const entries = Object.values(manifest).map(({ entry }) => entry);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...new Set(entries)],
    outdir: join(root, '.cache/call-sources'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    packages: 'external',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const reached = new Map(
    Object.entries(manifest).map(([name, { entry }]) => [name, reach(metafile, entry)]),
  );
  return new Map(
    [...new Set(sources)].map((source) => {
      const features = [...reached].filter(([, modules]) => modules.has(source)).map(([name]) => name);
      if (features.length === 0) throw new Error(`fixtures/contract: no feature imports ${source}.`);
      return [source, features.sort()];
    }),
  );
}

function reach({ inputs }, entry) {
  const seen = new Set([entry]);
  for (const module of seen) {
    for (const { path, external } of inputs[module]?.imports ?? []) if (!external) seen.add(path);
  }
  return seen;
}
