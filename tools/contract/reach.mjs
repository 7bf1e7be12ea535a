import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * The sources that each feature reaches by imports, dynamic ones included and types left out.
 * @param {string} root
 * @param {Record<string, string>} entries source from the root, by feature
 * @returns {Promise<Map<string, string[]>>} paths from the root, by feature, sorted
 */
export async function reachedSources(root, entries) {
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

function reach(inputs, entry) {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file) || !inputs[file]) return;
    reached.add(file);
    for (const { path } of inputs[file].imports) visit(path);
  };
  visit(entry);
  return reached;
}
