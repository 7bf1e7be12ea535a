import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { minify as squeeze } from 'terser';
import type { RoutingTable } from '../core/runtime/loader/read-routes.ts';
import { BuildCache } from './build-cache.ts';
import { LOADER_TARGET } from './targets.ts';

const product = join(import.meta.dirname, '..');

interface Script {
  readonly text: string;
  /** The source map. */
  readonly map: string;
}

/**
 * Builds the loader with the routing table inside.
 * @param cache a cache that several builds share
 * @param plugins plugins that run before its own
 */
export function buildLoader(
  table: RoutingTable,
  minify: boolean,
  cache = new BuildCache(),
  plugins: readonly Plugin[] = [],
): Promise<Script> {
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
 * @param cache a cache that several builds share
 */
export function buildHead(minify: boolean, cache = new BuildCache()): Promise<Script> {
  return buildScript('core/runtime/head/head.ts', minify, cache, []);
}

/**
 * Builds the script that tells Google's tags what is granted, for pages that load them.
 * @param cache a cache that several builds share
 */
export function buildConsentMode(minify: boolean, cache = new BuildCache()): Promise<Script> {
  return buildScript('core/user/consent/google/consent-default.ts', minify, cache, []);
}

/**
 * Builds the service worker of push messages, a script of its own.
 * @param cache a cache that several builds share
 */
export function buildPushWorker(
  minify: boolean,
  cache = new BuildCache(),
  plugins: readonly Plugin[] = [],
): Promise<Script> {
  return buildScript('core/user/push/worker/push-worker.ts', minify, cache, plugins);
}

async function buildScript(
  entry: string,
  minify: boolean,
  cache: BuildCache,
  plugins: readonly Plugin[],
): Promise<Script> {
  const { outputFiles } = await build({
    absWorkingDir: product,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: LOADER_TARGET,
    // Class fields are compiled to assignments: the helper that defines them, which older browsers need, is 30 bytes on
    // every page.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    outdir: join(product, 'out'),
    // The second minifier renames and compresses better if identifiers keep their names until then.
    minifySyntax: minify,
    charset: 'ascii',
    sourcemap: 'external',
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
    plugins: [...plugins],
  });
  const find = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const [text, map] = [find('.js'), find('.map')];
  if (!minify) return { text, map };
  return cache.reproducible(`script ${text}${map}`, () => squeezeScript(text, map));
}

/** The scripts are on every page's critical path: a second minifier makes them another 4 % smaller. */
async function squeezeScript(text: string, content: string): Promise<Script> {
  const { code, map } = await squeeze(text, {
    ecma: 2018,
    compress: { passes: 3 },
    format: { ascii_only: true },
    sourceMap: { content, includeSources: true },
  });
  return { text: `${code}\n`, map: typeof map === 'string' ? map : JSON.stringify(map) };
}
