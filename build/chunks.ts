import { basename, join } from 'node:path';
import { type Metafile, type Plugin, transform } from 'esbuild';
import { DEPRECATIONS } from '../core/runtime/caretaker/deprecations.ts';
import { BuildCache } from './build-cache.ts';
import { cssModules, type ScopedStyle, stylesOf } from './css-modules.ts';
import { codeOf, idOf, type Module, type Pack, packOf, stemOf } from './module.ts';
import { packModules } from './pack-modules.ts';
import { REACT_ENTRY, reactEntry } from './react-entry.ts';
import { convertModules, filesOf } from './registry.ts';
import { configKinds } from './settings/config-kinds.ts';
import { shareOfCode } from './size-of.ts';
import { pieceOf, placePieces, requirePieces, writePieces } from './style-pieces.ts';
import { CHUNK_TARGET } from './targets.ts';
import { USUAL_PAGES } from './usual-pages.ts';
import { wordLists } from './word-lists.ts';

/** The caretaker's source, from the product's root. */
const CARETAKER = join(import.meta.dirname, '../core/runtime/caretaker/caretaker.ts');

export interface Chunk {
  /** The file's name, with its hash. */
  readonly file: string;
  readonly text: string;
  /** The source map. */
  readonly map: string;
  /** Files that must be loaded before it runs. */
  readonly imports: string[];
  /** The style of a development build; undefined in production. */
  readonly style: { readonly file: string; readonly text: string } | undefined;
  /** Names of the features in it, or `caretaker`. */
  readonly features: string[];
  /** For each feature, the other files that must be loaded before it runs. */
  readonly importsOf: Record<string, string[]>;
  /** Features of this chunk that have a part in its style. */
  readonly styled: string[];
  /** The sources that it contains. */
  readonly inputs: string[];
  /** For each source that is imported dynamically, the other files that must be loaded before it runs. */
  readonly importsOfLater: Record<string, string[]>;
  /** The sources that each source imports dynamically. */
  readonly later: Record<string, string[]>;
}

/** The data about a feature that the bundler needs. */
interface Source {
  readonly entry: string;
  /** The group with which it shares a file. */
  readonly group?: string | undefined;
  /** Page types that are sent its files. */
  readonly preload?: readonly string[] | undefined;
}

interface Options {
  readonly root: string;
  /** Sources by feature. */
  readonly entries: Record<string, Source>;
  /** Whether the code is minified, which it is not in a development build. */
  readonly minify: boolean;
  /** A cache that several builds share. */
  readonly cache?: BuildCache;
  /** Plugins that run before the product's own. */
  readonly plugins?: readonly Plugin[];
}

/**
 * Builds all features and the caretaker into chunks for the loader's registry: shared code split off, React in a file
 * of its own, names from contents.
 *
 * A development build names files by their sources instead, so that a change in one touches no other, and merges none.
 * Its styles are files, which are replaced on the page; otherwise they are in the scripts ({@link placePieces}).
 */
export async function buildChunks({
  root,
  entries,
  minify,
  cache = new BuildCache(),
  plugins = [],
}: Options): Promise<Chunk[]> {
  const scoped = new Map<string, ScopedStyle>();
  const finish = (style: string) =>
    cache.reproducible(`style ${minify} ${style}`, () => finishStyle(style, minify));
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
    // Line breaks stay until the chunks are made: names of files are replaced below, and in one long line each
    // replacement would shift the source map of everything after it.
    minifyWhitespace: false,
    sourcemap: true,
    sourcesContent: true,
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    define: {
      'process.env.NODE_ENV': JSON.stringify(minify ? 'production' : 'development'),
      'process.env.NMT_DEPRECATIONS': JSON.stringify(DEPRECATIONS.length > 0 ? 'some' : 'none'),
    },
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [...plugins, reactEntry(root), cssModules(scoped, cache), wordLists(), configKinds(cache)],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  dropOrderOfHelpers(metafile, texts);
  const modules = readModules(metafile, texts, entries);
  const packs = packModules(modules, minify, USUAL_PAGES);
  const styles = (points: readonly string[]) => stylesOf(points, root, metafile.inputs, scoped);
  const toFile = (points: readonly string[]) =>
    finish(
      styles(points)
        .map(({ css }) => css)
        .join('\n'),
    );
  const toPieces = (points: readonly string[]) =>
    Promise.all(styles(points).map(async ({ source, css }) => pieceOf(source, await finish(css))));
  for (const module of modules.values()) {
    const points = module.entryPoint === undefined ? [] : [module.entryPoint];
    const hasStyle = styles(points).length > 0;
    if (!hasStyle || minify) module.style = undefined;
    if (!hasStyle) continue;
    if (minify) module.pieces = await toPieces(points);
    else if (packOf(module).isGroup) module.isStyled = true;
    else if (module.style) texts.set(module.style, await toFile(points));
  }
  for (const pack of packs.filter(({ isGroup }) => isGroup)) {
    const points = pack.modules.flatMap(({ isStyled, entryPoint }) => (isStyled && entryPoint) || []);
    if (points.length > 0) pack.style = await toFile(points);
  }
  if (minify) placePieces(packs, modules);
  await convertModules(modules, packs, { texts, minify, cache });
  return packs.map((pack) => toChunk(pack, modules, texts, metafile));
}

/**
 * Chunks without a source have no effects: the bundler's helpers for CommonJS, and the remains of modules of types. A
 * chunk that imports one only to keep the order does not need it. Without this every page would wait for the helpers,
 * although React alone uses them.
 */
function dropOrderOfHelpers(metafile: Metafile, texts: Map<string, string>): void {
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
 * The modules that esbuild made, by their file names, in the order of their sources. The names are hashes: sorted by
 * them, a file's size would change by one per cent with any change in its code.
 */
function readModules(
  metafile: Metafile,
  texts: ReadonlyMap<string, string>,
  entries: Record<string, Source>,
): Map<string, Module> {
  const features = new Map(Object.entries(entries).map(([feature, { entry }]) => [entry, feature]));
  const modules = new Map<string, Module>();
  const sourcesOf = ([path, { inputs }]: [string, Metafile['outputs'][string]]) =>
    [...Object.keys(inputs).sort(), path].join();
  const outputs = Object.entries(metafile.outputs).sort((one, other) =>
    sourcesOf(one) < sourcesOf(other) ? -1 : 1,
  );
  for (const [path, output] of outputs) {
    const { entryPoint, imports, inputs } = output;
    if (!path.endsWith('.js') || entryPoint === `react:${REACT_ENTRY}`) continue;
    const isEmpty = !entryPoint && output.exports.length + Object.keys(inputs).length === 0;
    if (isEmpty) continue;
    const name = basename(path);
    const share = shareOfCode(texts.get(name));
    const feature = name === 'caretaker.js' ? 'caretaker' : entryPoint && features.get(entryPoint);
    const source = feature === undefined ? undefined : entries[feature];
    const needs = (kind: 'import-statement' | 'dynamic-import') =>
      imports.filter((item) => item.kind === kind && !item.external).map((item) => basename(item.path));
    modules.set(name, {
      name,
      feature,
      group: source?.group,
      preload: source?.preload,
      entryPoint,
      isEntry: entryPoint !== undefined,
      statics: needs('import-statement'),
      dynamics: needs('dynamic-import'),
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([input, { bytesInOutput }]) => [
          input,
          { bytesInOutput: Math.round(bytesInOutput * share) },
        ]),
      ),
      style: name.replace(/js$/, 'css'),
    });
  }
  return modules;
}

async function finishStyle(text: string, minify: boolean): Promise<string> {
  return (await transform(text, { loader: 'css', minify, target: CHUNK_TARGET, charset: 'ascii' })).code;
}

function toChunk(
  pack: Pack,
  modules: ReadonlyMap<string, Module>,
  texts: ReadonlyMap<string, string>,
  metafile: Metafile,
): Chunk {
  const { isOwn, isGroup, isOneProgram, modules: members } = pack;
  const stem = stemOf(pack);
  const style = members[0]?.style;
  const inputs = members.flatMap((module) => Object.keys(module.inputs));
  const features = members.flatMap((module) => (module.feature ? [{ feature: module.feature, module }] : []));
  const css = isGroup ? pack.style : style && texts.get(style);
  // The file name without its extension tells the registry that the file has arrived. It is the id of an entry, or of
  // the module that runs everything in the file.
  const whole = isGroup ? groupModule(features) : isOneProgram ? programModule(members) : 0;
  const first = isOwn ? '' : `"${stem}":${whole},`;
  // The parentheses around a function make the engine compile it while the file streams in, instead of when it is
  // called.
  const text = members
    .map(
      (module) =>
        `"${idOf(module)}":(function(module,exports,require,load){\n${codeOf(module).code}${requirePieces(module.pieces)}})`,
    )
    .join(',\n');
  return {
    file: `${stem}.js`,
    text: `(self.nmtModules=self.nmtModules||[]).push({${first}${text}${writePieces(pack.held)}});\n//# sourceMappingURL=${stem}.js.map\n`,
    map: JSON.stringify(joinMaps(members, `${stem}.js`)),
    imports: [...new Set(members.flatMap((module) => filesOf(module, modules)))],
    importsOf: Object.fromEntries(features.map(({ feature, module }) => [feature, filesOf(module, modules)])),
    style: css ? { file: `${stem}.css`, text: css } : undefined,
    features: features.map(({ feature }) => feature),
    styled: features.filter(({ module }) => module.style).map(({ feature }) => feature),
    inputs,
    importsOfLater: Object.fromEntries(
      members.flatMap((module) => (module.entryPoint ? [[module.entryPoint, filesOf(module, modules)]] : [])),
    ),
    later: Object.fromEntries(inputs.map((input) => [input, laterImports(metafile.inputs[input])])),
  };
}

/**
 * A module that exports each feature under its name. It uses getters, so that a feature that throws while it starts
 * fails alone.
 */
function groupModule(features: readonly { feature: string; module: Module }[]): string {
  const getters = features.map(
    ({ feature, module }) => `get "${feature}"(){return require("${idOf(module)}").default}`,
  );
  return `function(module,exports,require){module.exports={${getters.join()}}}`;
}

/** A module that runs CommonJS packages; it exports a function for each. */
function programModule(members: readonly Module[]): string {
  const ids = members.map((module) => `"${idOf(module)}"`);
  return `function(module,exports,require){[${ids.join()}].forEach(id=>Object.values(require(id)).forEach(run=>run()))}`;
}

/** The dynamic imports of a source; a module of a plugin has no source. */
function laterImports(input: Metafile['inputs'][string] | undefined): string[] {
  return (input?.imports ?? []).filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
}

/** A source map with a section for each module, which starts on the line after the head of its function. */
function joinMaps(members: readonly Module[], file: string): object {
  let line = 0;
  const sections = members.map((module) => {
    const { code, map } = codeOf(module);
    line += 1;
    const section = { offset: { line, column: 0 }, map };
    // The last line of the code closes the function.
    line += code.split('\n').length;
    return section;
  });
  return { version: 3, file, sections };
}
