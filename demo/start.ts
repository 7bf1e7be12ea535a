/**
 * Builds what the demo shows, and serves it. The environment variable PORT replaces the default port 8080. The pages in
 * English, whose texts a site file replaces, are ready a few seconds after the address.
 */
import '../build/bundler-memory.ts';
import { Worker } from 'node:worker_threads';
import { bundleServer, runServer } from './run-server.ts';

const since = performance.now();
const seconds = () => ((performance.now() - since) / 1000).toFixed(1);

let isServing = false;
console.log('Building the features and the newspaper …');
// Pages in English wait for it; see demo/server/built.ts.
process.env.NMT_SITE_BUILD = 'running';
const builds = new Worker(new URL('./build-worker.ts', import.meta.url), {
  execArgv: ['--import', new URL('../build/register-tsx.mjs', import.meta.url).href],
});
const isBuilt = new Promise<void>((resolve) => {
  builds.on('message', (name: 'product' | 'site') => {
    if (name === 'product') resolve();
    else console.log(`The pages in English are ready as well, after ${seconds()} s.`);
  });
  // The process has printed its error. Without the product there is nothing to serve; if only the build for sites
  // fails, only the pages in English are missing.
  builds.once('exit', (code) => {
    if (code !== 0 && !isServing) process.exit(code);
    process.env.NMT_SITE_BUILD = 'ended';
  });
});
const [server] = await Promise.all([bundleServer(), isBuilt]);
console.log(`Built in ${seconds()} s. The pages in English follow.\n`);
isServing = true;
await runServer(server);
