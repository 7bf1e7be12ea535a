import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');

/**
 * Bundles the demo's server.
 * @returns path of the module that starts the server when it is imported
 */
export async function bundleServer(): Promise<string> {
  const outfile = join(root, '.cache/demo-server.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'demo/server/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  return outfile;
}

/**
 * Starts the demo's server in this process.
 * @param outfile path returned by {@link bundleServer}
 */
export async function runServer(outfile: string): Promise<void> {
  process.chdir(root);
  // http-server's dependency uses a header field that Node has deprecated; this cannot be fixed here.
  process.noDeprecation = true;
  await import(pathToFileURL(outfile).href);
}
