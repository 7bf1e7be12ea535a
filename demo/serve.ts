/**
 * Serves the demo with the build that is in dist/. The environment variable PORT replaces the default port 8080. A new
 * build is used from the next reload on.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer, runServer } from './run-server.ts';
import { buildWorkbench } from './workbench/build.ts';

if (!existsSync(join(import.meta.dirname, '../dist/manifest.json'))) {
  console.error(
    'There is no build in dist/. Run `npm run build` first, or `npm start`, which builds what the demo shows.',
  );
  process.exit(1);
}
const [server] = await Promise.all([
  bundleServer(),
  // In development demo/dev.ts builds it.
  process.env.NMT_DEV === undefined && buildWorkbench(),
]);
await runServer(server);
