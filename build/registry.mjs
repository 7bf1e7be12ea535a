import { basename } from 'node:path';
import { transform } from 'esbuild';
import { closure } from './closure.mjs';
import { withEagerFactories } from './eager-factories.mjs';
import { contentHash } from './hash.mjs';
import { withGetters } from './module-exports.mjs';
import { neededBy, orderModules } from './order-modules.mjs';
import { requirePieces, writePieces } from './style-pieces.mjs';
import { CHUNK_TARGET } from './targets.mjs';

/*
 * The bundler's ES modules become modules of the loader's registry. Their ids are hashes of their code, which holds the
 * ids of what it imports: a module is converted once those are known, and side by side with all others that are ready.
 */

/**
 * Converts all modules, and names them and their files: by their contents, in a development build by their sources.
 * @param {Map<string, object>} modules each gets `id`, `stem`, `code` and `map`
 * @param {object[]} packs each gets `stem`
 * @param {object} options
 * @param {Map<string, string>} options.texts the bundler's files by name
 * @param {boolean} options.minify
 * @param {import('./build-cache.mjs').BuildCache} options.cache
 */
export async function convertModules(modules, packs, { texts, minify, cache }) {
  if (!minify) for (const pack of packs) nameBySources(pack);
  const converted = new Map();
  const convert = async (module) => {
    if (minify) await Promise.all([...neededBy(module, modules)].map((needed) => converted.get(needed)));
    const map = texts.get(`${module.name}.map`);
    const { sourcesContent, ...positions } = JSON.parse(map);
    // A module of imports alone is its own source.
    const hasSources = sourcesContent.length > 0;
    const comment = inlineMap(hasSources ? JSON.stringify(positions) : map);
    const source = `${registrySource(module, texts, modules)}\n${comment}`;
    const isReact = module.pack.title === 'react';
    const result = await cache.once(`module ${module.name} ${source}`, () =>
      toRegistry(module.name, source, { minify, isReact }),
    );
    module.code = result.code;
    module.map = hasSources ? { ...result.map, sourcesContent } : result.map;
    if (!minify) return;
    // A file's own stem is the id of its entry; modules inside a shared file have ids of their own.
    module.id = contentHash(module.code);
    if (module.pack.modules.every(({ code }) => code !== undefined)) nameFile(module.pack);
  };
  for (const module of inOrder(modules)) converted.set(module, convert(module));
  await Promise.all(converted.values());
  if (minify) refuseSameIds(packs);
}

function inOrder(modules) {
  const { order, circle } = orderModules(modules);
  if (!circle) return order;
  const names = [...circle, circle[0]].map(({ name }) => name);
  throw new Error(`${names.join(' imports ')}: a circle of dynamic imports.`);
}

/**
 * The registry has one module of a name: of two with the same hash, one would be lost.
 * @throws {Error} naming the id
 */
function refuseSameIds(packs) {
  const texts = new Map();
  for (const { modules, held } of packs) {
    for (const [id, text] of [...modules.map(({ id, code }) => [id, code]), ...held]) {
      if ((texts.get(id) ?? text) !== text)
        throw new Error(`Two modules have the id ${id}; change one of them.`);
      texts.set(id, text);
    }
  }
}

/** Names a file by its contents, once all its modules are known. */
function nameFile(pack) {
  const { title, modules, isGroup } = pack;
  const styles = [...modules.map(({ pieces }) => requirePieces(pieces)), writePieces(pack.held)];
  pack.stem = `${title}-${contentHash(...modules.map(({ code }) => code), ...styles)}`;
  for (const module of modules) module.stem = pack.stem;
  if (modules[0].isEntry && !isGroup) modules[0].id = pack.stem;
}

/** Names a file and its modules by the sources in them, for as long as the product is worked on. */
function nameBySources(pack) {
  const { title, modules, isGroup } = pack;
  for (const module of modules) {
    module.id = contentHash(module.name.replace(/^chunk-.*/, ''), ...Object.keys(module.inputs));
  }
  pack.stem = `${title}-${contentHash(...modules.map(({ id }) => id))}`;
  for (const module of modules) module.stem = pack.stem;
  if (modules[0].isEntry && !isGroup) modules[0].id = pack.stem;
}

/**
 * The files that a module needs to be there, without its own, and without those that are there once the module that brings
 * it runs: that one's own, and all that it imports itself.
 */
export function filesOf(module, modules, bringer) {
  const there = [module, ...(bringer ? [bringer, ...closure(bringer, modules)] : [])].map(({ pack }) => pack);
  const others = [...closure(module, modules)].filter(({ pack }) => !there.includes(pack));
  return [...new Set(others.map(({ stem }) => `${stem}.js`))];
}

/** An ES module, its imports by the registry's ids. */
function registrySource(bringer, texts, modules) {
  const { name } = bringer;
  const target = (path) => modules.get(basename(path));
  return texts
    .get(name)
    .replace(/\/\/# sourceMappingURL=.*\s*$/, '')
    .replace(/\bimport\("\.\/([\w-]+\.js)"\)/g, (_, path) => {
      const module = target(path);
      const own = [`${module.stem}.js`, ...(module.style ? [`${module.stem}.css`] : [])];
      return `load(${JSON.stringify([...own, ...filesOf(module, modules, bringer)])},"${module.id}")`;
    })
    .replace(/((?:from|import)\s*)"\.\/([\w-]+\.js)"/g, (_, keyword, path) => {
      // The files of a feature follow from these: one that is missing fails in the browser alone.
      if (!bringer.statics.includes(path))
        throw new Error(`${name} imports ${path} beside the bundler's report.`);
      return `${keyword}"${target(path).id}"`;
    });
}

/** The comment with a source map. It has the positions alone: the sources are larger, and no transformation needs them. */
function inlineMap(map) {
  return `//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
}

/**
 * Turns an ES module into the body of a registry function; live bindings stay live. The helpers that esbuild puts into
 * each module give way to one object of getters: nothing but named imports reads it, and they would be a third of a small
 * module.
 */
async function toRegistry(name, source, { minify, isReact }) {
  const options = {
    format: 'cjs',
    target: CHUNK_TARGET,
    // A page in another encoding reads a script without a charset in its own: no letter may depend on that.
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

/** esbuild escapes letters in strings, but not those in regular expressions. */
function escapeLetters(source) {
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return source.replace(/\\([\s\S])|[\u0080-\uffff]/g, (text, letter = text) =>
    letter > '\x7f' ? escaped(letter) : text,
  );
}
