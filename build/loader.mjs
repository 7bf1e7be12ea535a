import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { minify as squeeze } from 'terser';
import { BuildCache } from './build-cache.mjs';
import { LOADER_TARGET } from './targets.mjs';

const product = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Builds the loader with the routing table inside.
 * @param {object} table from routes.mjs
 * @param {boolean} minify
 * @param {BuildCache} [cache] of other builds
 * @param {import('esbuild').Plugin[]} [plugins] before its own
 * @returns {Promise<{ text: string, map: string }>}
 */
export function buildLoader(table, minify, cache = new BuildCache(), plugins = []) {
  return buildScript('core/runtime/loader/loader.ts', minify, cache, [
    ...plugins,
    {
      name: 'routing-table',
      setup(build) {
        build.onResolve({ filter: /^nmt:routes$/ }, ({ path }) => ({ path, namespace: 'routes' }));
        build.onLoad({ filter: /.*/, namespace: 'routes' }, () => ({
          contents: JSON.stringify(table),
          loader: 'json',
        }));
      },
    },
  ]);
}

/**
 * Builds the script that sets the colour scheme before the first paint.
 * @param {boolean} minify
 * @param {BuildCache} [cache] of other builds
 */
export function buildHead(minify, cache = new BuildCache()) {
  return buildScript('core/runtime/head/head.ts', minify, cache, []);
}

/**
 * Builds the script that tells Google's tags what is granted, for pages that load them.
 * @param {boolean} minify
 * @param {BuildCache} [cache] of other builds
 */
export function buildConsentMode(minify, cache = new BuildCache()) {
  return buildScript('core/user/consent/google/consent-default.ts', minify, cache, []);
}

/**
 * Builds the service worker of push messages, a script of its own.
 * @param {boolean} minify
 * @param {BuildCache} [cache] of other builds
 * @param {import('esbuild').Plugin[]} [plugins]
 */
export function buildPushWorker(minify, cache = new BuildCache(), plugins = []) {
  return buildScript('core/user/push/worker/push-worker.ts', minify, cache, plugins);
}

async function buildScript(entry, minify, cache, plugins) {
  const { outputFiles } = await build({
    absWorkingDir: product,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: LOADER_TARGET,
    // A field of a class is assigned: the helper that defines it, which older browsers need, is 30 bytes on every page.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    outdir: join(product, 'out'),
    // The second minifier names and packs smaller what keeps its names until then.
    minifySyntax: minify,
    charset: 'ascii',
    sourcemap: 'external',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
    plugins,
  });
  const find = (ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;
  if (!minify) return { text: find('.js'), map: find('.map') };
  const [text, map] = [find('.js'), find('.map')];
  return cache.once(`script ${text}${map}`, () => squeezeScript(text, map));
}

/** They are on every page's critical path: a second minifier takes another 4 % off them. */
async function squeezeScript(text, content) {
  const { code, map } = await squeeze(text, {
    ecma: 2018,
    compress: { passes: 3 },
    format: { ascii_only: true },
    sourceMap: { content, includeSources: true },
  });
  return { text: `${code}\n`, map };
}
