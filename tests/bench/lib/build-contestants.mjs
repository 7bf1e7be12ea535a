import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildProduct } from '../../../build/build.ts';
import { kindsOf } from './kinds.mjs';

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} label for the tables
 * @property {string} folder where its built files are
 * @property {('now' | 'visible')[]} modes
 * @property {('widgets' | 'enhancers')[]} sets kinds that it has
 * @property {(mode: string, kinds: string[]) => string} head content of `<head>`, for the kinds those whose files it
 * sends along
 * @property {(kind: string) => string} fileOf the file without which a kind cannot mount
 */

const SHARED = {
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  metafile: true,
  logLevel: 'silent',
};

/**
 * Builds all contestants, each into its own folder.
 * @param {string} root the folder of the benchmark, `tests/bench`
 * @param {string} cache the folder to build into
 * @returns {Promise<Contestant[]>} ours first
 */
export async function buildContestants(root, cache) {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  return Promise.all([
    buildOurs(root, cache),
    buildBundle(root, cache),
    buildWithTinyLoader(root, cache, {
      name: 'floor',
      label: '(b) React floor',
      code: 'react',
      sets: ['widgets'],
    }),
    buildWithTinyLoader(root, cache, {
      name: 'plain',
      label: '(c) plain DOM',
      code: 'plain',
      sets: ['widgets', 'enhancers'],
    }),
  ]);
}

/** The product's own build of the same components; one build per mode, because the manifest contains the mode. */
async function buildOurs(root, cache) {
  const project = join(root, 'ours');
  const manifest = JSON.parse(readFileSync(join(project, 'manifest.json'), 'utf8'));
  const built = {};
  const baseStyles = {};
  for (const mode of ['now', 'visible']) {
    const manifestFile = join(cache, `manifest-${mode}.json`);
    const entries = Object.entries(manifest).map(([name, entry]) => [name, { ...entry, load: mode }]);
    writeFileSync(manifestFile, JSON.stringify(Object.fromEntries(entries)));
    const outDir = join(cache, 'ours', mode);
    built[mode] = await buildProduct({ root: project, manifestFile, outDir, mode: 'production' });
    baseStyles[mode] = readFileSync(join(outDir, built[mode].styles.base.file), 'utf8');
  }
  return {
    name: 'ours',
    label: 'this loader',
    folder: join(cache, 'ours'),
    modes: ['now', 'visible'],
    sets: ['widgets', 'enhancers'],
    head: (mode, kinds) => ourHead(built[mode], baseStyles[mode], mode, kinds),
    fileOf: (kind) => `now/${built.now.features[`bench-${kind}`].script}`,
  };
}

/**
 * The files that docs/deploy.md requires of a CMS: the base style, the loader, and the files of the page's features.
 */
function ourHead({ loader, features, files }, baseStyle, mode, kinds) {
  const wanted = kinds.map((kind) => features[`bench-${kind}`]);
  const first = new Set(wanted.slice(0, 1).flatMap(({ imports, script }) => [...imports, script]));
  const scripts = [...new Set(wanted.flatMap(({ imports, script }) => [...imports, script]))];
  const sheets = wanted.flatMap(({ style }) => style ?? []);
  const base = `/files/ours/${mode}/`;
  return [
    '<script type="application/json" id="site-config">{}</script>',
    `<style>${baseStyle}</style>`,
    // First, because with HTTP/1.1 a page has six connections, and the last file waits for a free one.
    `<script async src="${base}${loader.file}"></script>`,
    ...sheets.map(
      (file) =>
        `<link rel="stylesheet" href="${base}${file}" crossorigin integrity="${files[file].integrity}">`,
    ),
    ...scripts.map((file) => {
      // The first hook's files before those of the others, because the reader sees that hook first.
      const priority = first.has(file) ? ' fetchpriority="high"' : '';
      return `<script async crossorigin${priority} src="${base}${file}" integrity="${files[file].integrity}"></script>`;
    }),
  ].join('\n');
}

async function buildBundle(root, cache) {
  const folder = join(cache, 'bundle');
  const { metafile } = await build({
    ...SHARED,
    entryPoints: [join(root, 'contestants/bundle.ts')],
    format: 'iife',
    outdir: folder,
    entryNames: '[name]-[hash]',
  });
  const [path] = Object.keys(metafile.outputs);
  const file = basename(path);
  return {
    name: 'bundle',
    label: '(a) one React bundle',
    folder,
    modes: ['now'],
    sets: ['widgets'],
    head: () => `<script defer src="/files/bundle/${file}"></script>`,
    fileOf: () => file,
  };
}

/**
 * Contestants (b) and (c). The loader is built separately from the kinds, so that the bundler puts none of their code
 * into a chunk for which the loader would have to wait.
 */
async function buildWithTinyLoader(root, cache, { name, label, code, sets }) {
  const folder = join(cache, name);
  const kinds = sets.flatMap(kindsOf);
  const options = { ...SHARED, format: 'esm', outdir: folder, entryNames: '[name]-[hash]' };
  const built = await build({
    ...options,
    entryPoints: Object.fromEntries(kinds.map((kind) => [kind, join(root, `kinds/${kind}/${code}.ts`)])),
    // Only React is worth a separate chunk; a plain kind is one module.
    splitting: code === 'react',
    chunkNames: '[name]-[hash]',
  });
  const chunks = new Map(
    Object.entries(built.metafile.outputs)
      .filter(([, { entryPoint }]) => entryPoint)
      .map(([path, { entryPoint, imports }]) => [
        basename(dirname(entryPoint)),
        { file: basename(path), imports: imports.map(({ path }) => basename(path)) },
      ]),
  );
  const { metafile } = await build({
    ...options,
    entryPoints: [join(root, `contestants/${name}.ts`)],
    plugins: [builtKinds((path) => chunks.get(basename(dirname(path))).file)],
  });
  const loader = basename(Object.keys(metafile.outputs)[0]);
  return {
    name,
    label,
    folder,
    modes: ['now', 'visible'],
    sets,
    head: (mode, wanted) => {
      const files = wanted.flatMap((kind) => [...chunks.get(kind).imports, chunks.get(kind).file]);
      return [
        ...[...new Set([loader, ...files])].map(
          (file) => `<link rel="modulepreload" href="/files/${name}/${file}">`,
        ),
        `<script type="module" src="/files/${name}/${loader}" data-mode="${mode}"></script>`,
      ].join('\n');
    },
    fileOf: (kind) => chunks.get(kind).file,
  };
}

/** Keeps the loader's dynamic imports, with the kinds' built files as targets. */
function builtKinds(fileOf) {
  return {
    name: 'built-kinds',
    setup({ onResolve }) {
      onResolve({ filter: /\/kinds\// }, ({ path, kind }) =>
        kind === 'dynamic-import' ? { path: `./${fileOf(path)}`, external: true } : undefined,
      );
    },
  };
}

/** Sizes of each kind's own code per contestant, in bytes, for the report. */
export function sizesOf(contestants) {
  const split = contestants.filter(({ name }) => name !== 'bundle');
  return split.flatMap((contestant) =>
    contestant.sets.flatMap(kindsOf).map((kind) => {
      const text = readFileSync(join(contestant.folder, contestant.fileOf(kind)));
      return {
        contestant: contestant.name,
        kind,
        gzip: gzipSync(text, { level: 9 }).length,
        brotli: brotliCompressSync(text).length,
      };
    }),
  );
}
