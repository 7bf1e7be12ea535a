/** Development: builds at every change and serves the demo, whose pages reload after each build. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const options = { stdio: 'inherit', env: { ...process.env, NMT_DEV: '1' } };

// The demo needs a first build to start; the builder makes the later ones.
const first = spawnSync(process.execPath, [join(root, 'build.mjs')], options);
if (first.status) process.exit(first.status);
const builder = spawn(process.execPath, [join(root, 'build.mjs'), '--watch'], options);
const server = spawn(process.execPath, [join(root, 'demo/serve.mjs')], options);
const stop = () => {
  builder.kill();
  server.kill();
};
server.on('exit', stop);
builder.on('exit', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
