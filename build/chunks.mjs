import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { BuildCache } from './build-cache.mjs';
import { cssModules, stylesOf } from './css-modules.mjs';
import { hasDeprecations } from './has-deprecations.mjs';
import { packModules } from './pack-modules.mjs';
import { convertModules, filesOf } from './registry.mjs';
import { pieceOf, placePieces, requirePieces, writePieces } from './style-pieces.mjs';
import { CHUNK_TARGET } from './targets.mjs';
import { wordLists } from './word-lists.mjs';

/** The caretaker's source, from the product's root. */
const CARETAKER = join(dirname(fileURLToPath(import.meta.url)), '../core/runtime/caretaker/caretaker.ts');

/**
 * @typedef {object} Chunk
 * @property {string} file name with hash
 * @property {string} text
 * @property {string} map source map
 * @property {string[]} imports files that it needs to be there
 * @property {{ file: string, text: string } | undefined} style in a development build
 * @property {string[]} features names of the features in it, or `caretaker`
 * @property {Record<string, string[]>} importsOf by feature, the other files that it needs to be there
 * @property {string[]} styled those of its features that have a part in its style
 * @property {string[]} inputs the sources in it
 * @property {string | undefined} entryPoint the source that a feature or a dynamic import names
 * @property {Record<string, string[]>} later by source, what it imports dynamically
 */

/**
 * Builds all features and the caretaker into chunks for the loader's registry: shared code split off, React
 * in a file of its own, names from contents.
 *
 * A development build names files by their sources instead, so that a change in one touches no other, and merges none. Its
 * styles are files, which are replaced on the page; otherwise they are in the scripts ({@link placePieces}).
 * @param {object} options
 * @param {string} options.root
 * @param {Record<string, { entry: string, group?: string }>} options.entries by feature, its source and the group with
 *   which it shares a file
 * @param {boolean} options.minify false for a development build
 * @param {BuildCache} [options.cache] of other builds
 * @param {import('esbuild').Plugin[]} [options.plugins] before the product's own
 * @returns {Promise<Chunk[]>}
 */
export async function buildChunks({ root, entries, minify, cache = new BuildCache(), plugins = [] }) {
  const scoped = new Map();
  const finish = (style) => cache.once(`style ${style}`, () => finishStyle(style, minify));
  const sources = Object.fromEntries(Object.entries(entries).map(([name, { entry }]) => [name, entry]));
  const { outputFiles, metafile } = await cache.bundle({
    absWorkingDir: root,
    entryPoints: { ...sources, caretaker: CARETAKER, [REACT_ENTRY]: REACT_ENTRY },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: CHUNK_TARGET,
    outdir: join(root, 'out'),
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    minifySyntax: minify,
    minifyIdentifiers: minify,
    // Lines stay until the chunks are made: names of files are replaced below, and on one long line each
    // would shift the source map of all that follows.
    minifyWhitespace: false,
    sourcemap: true,
    sourcesContent: true,
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    define: {
      'process.env.NODE_ENV': JSON.stringify(minify ? 'production' : 'development'),
      'process.env.NMT_DEPRECATIONS': JSON.stringify(hasDeprecations() ? 'some' : 'none'),
    },
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [...plugins, reactEntry(), cssModules(scoped, cache), wordLists()],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  dropOrderOfHelpers(metafile, texts);
  const modules = readModules(metafile, entries);
  const packs = packModules(modules, minify);
  const styles = (points) => stylesOf(points, root, metafile.inputs, scoped);
  const toFile = (points) =>
    finish(
      styles(points)
        .map(({ css }) => css)
        .join('\n'),
    );
  const toPieces = (points) =>
    Promise.all(styles(points).map(async ({ source, css }) => pieceOf(source, await finish(css))));
  for (const module of modules.values()) {
    const hasStyle = module.isEntry && styles([module.entryPoint]).length > 0;
    if (!hasStyle || minify) module.style = undefined;
    if (!hasStyle) continue;
    if (minify) module.pieces = await toPieces([module.entryPoint]);
    else if (module.pack.isGroup) module.isStyled = true;
    else texts.set(module.style, await toFile([module.entryPoint]));
  }
  for (const pack of packs.filter(({ isGroup }) => isGroup)) {
    const points = pack.modules.filter(({ isStyled }) => isStyled).map(({ entryPoint }) => entryPoint);
    if (points.length > 0) pack.style = await toFile(points);
  }
  if (minify) placePieces(packs, modules);
  await convertModules(modules, packs, { texts, minify, cache });
  return packs.map((pack) => toChunk(pack, modules, texts, metafile));
}

/**
 * Chunks without a source have no effects: the bundler's helpers for CommonJS, and what is left of modules of types. A
 * chunk that imports one only to keep an order needs none of it. Without this every page would wait for the helpers,
 * although React alone uses them.
 */
function dropOrderOfHelpers(metafile, texts) {
  const helpers = Object.entries(metafile.outputs)
    .filter(
      ([path, { inputs, entryPoint }]) => path.endsWith('.js') && !entryPoint && !Object.keys(inputs).length,
    )
    .map(([path]) => path);
  for (const helper of helpers) {
    const order = new RegExp(`^import "\\./${basename(helper)}";$`, 'gm');
    for (const [path, output] of Object.entries(metafile.outputs)) {
      const name = basename(path);
      const text = texts.get(name) ?? '';
      const rest = text.replace(order, '');
      if (rest === text) continue;
      texts.set(name, rest);
      if (!rest.includes(`"./${basename(helper)}"`))
        output.imports = output.imports.filter((item) => item.path !== helper);
    }
  }
}

/**
 * The modules that esbuild made, by their file names, in the order of their sources. The names are hashes: in their order
 * a file's size would change by one per cent with any change in its code.
 */
function readModules(metafile, entries) {
  const features = new Map(Object.entries(entries).map(([feature, { entry }]) => [entry, feature]));
  const modules = new Map();
  const sourcesOf = ([path, { inputs }]) => [...Object.keys(inputs).sort(), path].join();
  const outputs = Object.entries(metafile.outputs).sort((one, other) =>
    sourcesOf(one) < sourcesOf(other) ? -1 : 1,
  );
  for (const [path, output] of outputs) {
    const { entryPoint, imports, inputs } = output;
    if (!path.endsWith('.js') || entryPoint === `react:${REACT_ENTRY}`) continue;
    const isEmpty = !entryPoint && output.exports.length + Object.keys(inputs).length === 0;
    if (isEmpty) continue;
    const name = basename(path);
    const feature = name === 'caretaker.js' ? 'caretaker' : features.get(entryPoint);
    const needs = (kind) =>
      imports.filter((item) => item.kind === kind && !item.external).map((item) => basename(item.path));
    modules.set(name, {
      name,
      feature,
      group: entries[feature]?.group,
      preload: entries[feature]?.preload,
      entryPoint,
      isEntry: entryPoint !== undefined,
      statics: needs('import-statement'),
      dynamics: needs('dynamic-import'),
      inputs,
      style: name.replace(/js$/, 'css'),
    });
  }
  return modules;
}

async function finishStyle(text, minify) {
  return (await transform(text, { loader: 'css', minify, target: CHUNK_TARGET, charset: 'ascii' })).code;
}

function toChunk(pack, modules, texts, metafile) {
  const { stem, isGroup, modules: members } = pack;
  const [{ style, entryPoint, isEntry }] = members;
  const inputs = members.flatMap((module) => Object.keys(module.inputs));
  const features = members.filter(({ feature }) => feature);
  const css = isGroup ? pack.style : style && texts.get(style);
  // The file's stem tells the registry that the file has arrived; it is the id of an entry, or of a group's features.
  const first = isGroup ? `"${stem}":${groupModule(features)},` : isEntry ? '' : `"${stem}":0,`;
  // The brackets around a function make the engine compile it while it streams in, not when it is called.
  const text = members
    .map(
      ({ id, code, pieces }) =>
        `"${id}":(function(module,exports,require,load){\n${code}${requirePieces(pieces)}})`,
    )
    .join(',\n');
  return {
    file: `${stem}.js`,
    text: `(self.nmtModules=self.nmtModules||[]).push({${first}${text}${writePieces(pack.held)}});\n//# sourceMappingURL=${stem}.js.map\n`,
    map: JSON.stringify(joinMaps(members, `${stem}.js`)),
    imports: [...new Set(members.flatMap((module) => filesOf(module, modules)))],
    importsOf: Object.fromEntries(features.map((module) => [module.feature, filesOf(module, modules)])),
    style: css ? { file: `${stem}.css`, text: css } : undefined,
    features: features.map(({ feature }) => feature),
    styled: features.filter((module) => module.style).map(({ feature }) => feature),
    inputs,
    entryPoint: isGroup ? undefined : entryPoint,
    later: Object.fromEntries(inputs.map((input) => [input, laterImports(metafile.inputs[input])])),
  };
}

/** A module with a feature under each name: getters, so that one that throws while it starts fails alone. */
function groupModule(features) {
  const getters = features.map(({ feature, id }) => `get "${feature}"(){return require("${id}").default}`);
  return `function(module,exports,require){module.exports={${getters.join()}}}`;
}

/** The dynamic imports of a source; a module of a plugin has no source. */
function laterImports(input) {
  return (input?.imports ?? []).filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
}

/** A source map with a section per module: each starts on the line after its function's head. */
function joinMaps(members, file) {
  let line = 0;
  const sections = members.map(({ code, map }) => {
    line += 1;
    const section = { offset: { line, column: 0 }, map };
    // The code's last line is the one that closes the function.
    line += code.split('\n').length;
    return section;
  });
  return { version: 3, file, sections };
}

const REACT_ENTRY = 'nmt-react';

/** An entry of its own keeps React apart from our code, so that its chunk stays cached across releases. */
function reactEntry() {
  return {
    name: 'react-entry',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${REACT_ENTRY}$`) }, () => ({
        path: REACT_ENTRY,
        namespace: 'react',
      }));
      build.onLoad({ filter: /.*/, namespace: 'react' }, () => ({
        contents: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
          .map((name) => `import '${name}';`)
          .join(''),
        resolveDir: build.initialOptions.absWorkingDir,
      }));
    },
  };
}
