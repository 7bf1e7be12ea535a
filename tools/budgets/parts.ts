import { basename, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { cssModules } from '../../build/css-modules.ts';
import { CHUNK_TARGET } from '../../build/targets.ts';
import { PARTS } from './budgets.ts';

const root = join(import.meta.dirname, '../..');

/** The code that every page with a feature already has, and React, which is in a separate file. */
const THERE_ALREADY =
  /(^|\/)core\/runtime\/(feature|bus|log|page)\/[\w-]+\.tsx?$|^(react|react-dom|mitt)(\/|$)/;

/**
 * Measures how much each shared part adds to a page that has none of the others: script and style together, in addition
 * to the core file and React. Code that a part loads only when it is used is measured separately.
 * @returns bytes of brotli
 */
export function measureParts(): Promise<{ name: string; bytes: number; later: number; budget: number }[]> {
  return Promise.all(
    Object.entries(PARTS).map(async ([name, { sources, budget }]) => ({
      name,
      budget,
      ...(await measure(sources)),
    })),
  );
}

async function measure(sources: readonly string[]): Promise<{ bytes: number; later: number }> {
  const contents = sources.map((source) => `export * from './${source}';`).join('\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'part.ts' },
    absWorkingDir: root,
    outdir: join(root, 'out'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: CHUNK_TARGET,
    jsx: 'automatic',
    metafile: true,
    write: false,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [thereAlready(), cssModules()],
  });
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const atOnce = new Set<string>();
  const visit = (name: string) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    const { imports = [], cssBundle } = outputs.get(name) ?? {};
    if (cssBundle) atOnce.add(basename(cssBundle));
    for (const { kind, external, path } of imports)
      if (kind === 'import-statement' && !external) visit(basename(path));
  };
  visit('stdin.js');
  const sum = (files: readonly OutputFile[]) =>
    files.reduce((bytes, { contents }) => bytes + brotli(contents), 0);
  return {
    bytes: sum(outputFiles.filter(({ path }) => atOnce.has(basename(path)))),
    later: sum(outputFiles.filter(({ path }) => !atOnce.has(basename(path)))),
  };
}

function thereAlready(): Plugin {
  return {
    name: 'there-already',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, pluginData, kind, resolveDir, importer }) => {
        if (pluginData === 'asked' || kind === 'entry-point') return undefined;
        if (THERE_ALREADY.test(path)) return { path, external: true };
        if (!path.startsWith('.')) return undefined;
        const found = await resolve(path, { kind, resolveDir, importer, pluginData: 'asked' });
        // The path is part of the measured code: that of the checkout is not.
        return THERE_ALREADY.test(found.path) ? { path: relative(root, found.path), external: true } : found;
      });
    },
  };
}

function brotli(contents: Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
