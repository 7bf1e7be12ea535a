import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/**
 * Finds the features that make a call: those whose code reaches the module that makes it, through any imports.
 * @param sources modules that make calls, from the root
 * @returns features by source, sorted
 * @throws {Error} naming a source that no feature reaches
 */
export async function callingFeatures(
  root: string,
  manifest: Record<string, { entry: string }>,
  sources: Iterable<string>,
): Promise<Map<string, string[]>> {
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

function reach({ inputs }: Metafile, entry: string): ReadonlySet<string> {
  const seen = new Set([entry]);
  for (const module of seen) {
    for (const { path, external } of inputs[module]?.imports ?? []) if (!external) seen.add(path);
  }
  return seen;
}
