import { basename } from 'node:path';
import { type TransformOptions, transform } from 'esbuild';
import type { BuildCache } from './build-cache.ts';
import { closure } from './closure.ts';
import { withEagerFactories } from './eager-factories.ts';
import { contentHash } from './hash.ts';
import { codeOf, idOf, type Module, type Pack, packOf, type Registered, stemOf } from './module.ts';
import { withGetters } from './module-exports.ts';
import { mustGet } from './must-get.ts';
import { neededBy, orderModules } from './order-modules.ts';
import { requirePieces, writePieces } from './style-pieces.ts';
import { CHUNK_TARGET } from './targets.ts';
import { withoutBroughtImports } from './without-brought-imports.ts';

/*
 * The bundler's ES modules become modules of the loader's registry. Their ids are hashes of their code, which contains
 * the ids of their imports: a module is converted once those are known, in parallel with all others that are ready.
 */

type Modules = ReadonlyMap<string, Module>;

/**
 * Converts all modules, and names them and their files: by their contents, in a development build by their sources.
 * @param modules their `id` and `registered` are set
 * @param packs their `stem` is set
 * @param options.texts the bundler's files by name
 */
export async function convertModules(
  modules: Modules,
  packs: readonly Pack[],
  { texts, minify, cache }: { texts: ReadonlyMap<string, string>; minify: boolean; cache: BuildCache },
): Promise<void> {
  if (!minify) for (const pack of packs) nameBySources(pack);
  const converted = new Map<Module, Promise<void>>();
  const convert = async (module: Module) => {
    const pack = packOf(module);
    if (minify) await Promise.all([...neededBy(module, modules)].map((needed) => converted.get(needed)));
    const map = mustGet(texts, `${module.name}.map`);
    const { sourcesContent, ...positions }: { sourcesContent: string[] } = JSON.parse(map);
    // A module of imports alone is its own source.
    const hasSources = sourcesContent.length > 0;
    const comment = inlineMap(hasSources ? JSON.stringify(positions) : map);
    const source = `${registrySource(module, texts, modules)}\n${comment}`;
    const isReact = pack.title === 'react';
    const result = await cache.reproducible(`module ${module.name} ${minify} ${isReact} ${source}`, () =>
      toRegistry(module.name, source, { minify, isReact }),
    );
    module.registered = hasSources ? { ...result, map: { ...result.map, sourcesContent } } : result;
    if (!minify) return;
    // The name of a file without its extension is the id of its entry; other modules inside a shared file have ids of
    // their own.
    module.id = contentHash(result.code);
    if (pack.modules.every(({ registered }) => registered)) nameFile(pack);
  };
  for (const module of inOrder(modules)) converted.set(module, convert(module));
  await Promise.all(converted.values());
  if (minify) refuseSameIds(packs);
}

function inOrder(modules: Modules): Set<Module> {
  const { order, circle } = orderModules(modules);
  if (!circle) return order;
  const names = circle.map(({ name }) => name);
  throw new Error(`${[...names, names[0]].join(' imports ')}: a circle of dynamic imports.`);
}

/**
 * Rejects two modules with the same hash: the registry holds one module for each id, and would lose the other.
 * @throws {Error} naming the id
 */
function refuseSameIds(packs: readonly Pack[]): void {
  const texts = new Map<string, string>();
  for (const { modules, held = [] } of packs) {
    const own = modules.map((module) => [idOf(module), codeOf(module).code] as const);
    for (const [id, text] of [...own, ...held]) {
      if ((texts.get(id) ?? text) !== text)
        throw new Error(`Two modules have the id ${id}; change one of them.`);
      texts.set(id, text);
    }
  }
}

/** Names a file after its contents, once all its modules are known. */
function nameFile(pack: Pack): void {
  const { title, modules } = pack;
  const styles = [...modules.map(({ pieces }) => requirePieces(pieces)), writePieces(pack.held)];
  nameAfter(pack, `${title}-${contentHash(...modules.map((module) => codeOf(module).code), ...styles)}`);
}

/** Names a file and its modules after the sources in them, in a development build. */
function nameBySources(pack: Pack): void {
  const { title, modules } = pack;
  for (const module of modules) {
    module.id = contentHash(module.name.replace(/^chunk-.*/, ''), ...Object.keys(module.inputs));
  }
  nameAfter(pack, `${title}-${contentHash(...modules.map(idOf))}`);
}

/** The file's name is the id of its entry. */
function nameAfter(pack: Pack, stem: string): void {
  const [first] = pack.modules;
  pack.stem = stem;
  if (first && pack.isOwn) first.id = stem;
}

/**
 * Returns the files that must be loaded before a module runs, without its own file, and without those that are loaded
 * once the importing module runs: that module's own file, and those of its imports.
 */
export function filesOf(module: Module, modules: Modules, bringer?: Module): string[] {
  const there = [module, ...(bringer ? [bringer, ...closure(bringer, modules)] : [])].map(packOf);
  const others = [...closure(module, modules)].map(packOf).filter((pack) => !there.includes(pack));
  return [...new Set(others.map((pack) => `${stemOf(pack)}.js`))];
}

/** An ES module whose imports are given by their ids in the registry. */
function registrySource(bringer: Module, texts: ReadonlyMap<string, string>, modules: Modules): string {
  const { name } = bringer;
  const target = (path: string) => mustGet(modules, basename(path));
  const text = mustGet(texts, name).replace(/\/\/# sourceMappingURL=.*\s*$/, '');
  return withoutBroughtImports(bringer, text, modules)
    .replace(/\bimport\("\.\/([\w-]+\.js)"\)/g, (_, path: string) => {
      const module = target(path);
      const stem = stemOf(packOf(module));
      const own = [`${stem}.js`, ...(module.style ? [`${stem}.css`] : [])];
      return `load(${JSON.stringify([...own, ...filesOf(module, modules, bringer)])},"${idOf(module)}")`;
    })
    .replace(/((?:from|import)\s*)"\.\/([\w-]+\.js)"/g, (_, keyword: string, path: string) => {
      // The files of a feature follow from these ids: a missing one would fail only in the browser.
      if (!bringer.statics.includes(path))
        throw new Error(`${name} imports ${path} beside the bundler's report.`);
      return `${keyword}"${idOf(target(path))}"`;
    });
}

/**
 * The comment with a source map, which contains only the positions: the sources are larger, and no transformation needs
 * them.
 */
function inlineMap(map: string): string {
  return `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
}

/**
 * Turns an ES module into the body of a registry function; live bindings stay live. One object of getters replaces the
 * helpers that esbuild adds to each module: only named imports read it, and the helpers would be a third of a small
 * module.
 */
async function toRegistry(
  name: string,
  source: string,
  { minify, isReact }: { minify: boolean; isReact: boolean },
): Promise<Registered> {
  const options: TransformOptions = {
    format: 'cjs',
    target: CHUNK_TARGET,
    // A script without a charset is decoded in the encoding of the page, so the code must be ASCII.
    charset: 'ascii',
    sourcefile: name,
    legalComments: 'none',
  };
  const converted = await transform(source, { ...options, sourcemap: 'inline' });
  const short = withGetters(converted.code);
  const eager = isReact ? withEagerFactories(short) : short;
  const result = await transform(escapeLetters(eager), { ...options, minify, sourcemap: 'external' });
  return { code: result.code, map: JSON.parse(result.map) };
}

/** esbuild escapes non-ASCII letters in strings, but not in regular expressions. */
function escapeLetters(source: string): string {
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return source.replace(/\\([\s\S])|[\u0080-\uffff]/g, (text: string, letter = text) =>
    letter > '\x7f' ? escaped(letter) : text,
  );
}
