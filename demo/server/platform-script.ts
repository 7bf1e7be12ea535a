import { build } from 'esbuild';
import { inRoot } from './paths.ts';

const NAMES: ReadonlySet<string> = new Set(['cmp', 'header-bidding', 'stub']);

/** Bundles by file, from the first request on. */
const bundles = new Map<string, Promise<string>>();

/**
 * A script of `demo/platforms`, which shows the product together with real third-party code, such as prebid.js. It is
 * bundled at the first request, because most runs of the demo do not need it.
 * @param file such as `cmp.js`
 * @returns undefined if there is none
 */
export function platformScript(file: string): Promise<string> | undefined {
  const name = file.replace(/\.js$/, '');
  if (!NAMES.has(name)) return undefined;
  const bundle = bundles.get(name) ?? bundleOf(name);
  bundles.set(name, bundle);
  return bundle;
}

async function bundleOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot(`demo/platforms/${name}.js`)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
