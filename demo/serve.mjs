/**
 * Starts the demo: bundles demo/server and runs it. PORT chooses another port than 8080. It needs a build in
 * dist/; a new build shows on the next reload.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildWorkbench } from './workbench/build.mjs';

const root = join(import.meta.dirname, '..');
process.chdir(root);
if (!existsSync(join(root, 'dist/manifest.json'))) {
  console.error('There is no build in dist/. Run `npm run build` first, or `npm start`, which does both.');
  process.exit(1);
}
// http-server's own dependency uses a header field that Node has deprecated; nothing here can change that.
process.noDeprecation = true;
const outfile = join(root, '.cache/demo-server.mjs');
await build({
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
// In development tools/dev.mjs builds it.
if (process.env.NMT_DEV === undefined) await buildWorkbench();
await import(pathToFileURL(outfile).href);
