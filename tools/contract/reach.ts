import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/**
 * Returns the sources that each feature reaches by imports, including dynamic ones but not types.
 * @param entries the path of each feature's source from the root
 * @returns paths from the root, by feature, sorted
 */
export async function reachedSources(
  root: string,
  entries: Record<string, string>,
): Promise<Map<string, string[]>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: join(root, '.cache/reach'),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty' },
    metafile: true,
    splitting: true,
    logLevel: 'silent',
  });
  return new Map(
    Object.entries(entries).map(([name, entry]) => [name, [...reach(metafile.inputs, entry)].sort()]),
  );
}

function reach(inputs: Metafile['inputs'], entry: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    const input = inputs[file];
    if (reached.has(file) || !input) return;
    reached.add(file);
    for (const { path } of input.imports) visit(path);
  };
  visit(entry);
  return reached;
}
