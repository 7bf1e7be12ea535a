import { extname, join, normalize, sep } from 'node:path';
import { Hono } from 'hono';
import { devChanges, isDevelopment } from './dev-changes.ts';
import { answerWith } from './kept-body.ts';
import { readKept } from './kept-files.ts';
import { inRoot } from './paths.ts';
import { platformScript } from './platform-script.ts';
import { cutToRange } from './ranges.ts';
import { WORKER_HEADERS } from './security-headers.ts';
import { stylesheet } from './stylesheet.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file with the hash of its content in its name never changes. */
const FOR_GOOD = isDevelopment ? 'no-cache' : 'public, max-age=31536000, immutable';
/** A file with a stable name is fresh for five minutes; after that the old one is served during revalidation. */
const FOR_MINUTES = isDevelopment ? 'no-cache' : 'public, max-age=300, stale-while-revalidate=86400';

/** The paper's fonts have stable names, and change less than once a year. */
const FOR_A_WEEK = isDevelopment ? 'no-cache' : 'public, max-age=604800, stale-while-revalidate=2592000';

const STABLE = new Set([
  'loader.js',
  'loader.js.map',
  'head.js',
  'consent-mode.js',
  'manifest.json',
  'csp.json',
]);

/**
 * Serves files: the builds under `/assets/` and `/workbench/`, the demo's own and the schemas of all calls under
 * `/static/`.
 * @param dist folder of the build
 * @param workbench folder of the workbench's build
 */
export function files(dist: string, workbench: string): Hono {
  const app = new Hono();
  if (isDevelopment) app.route('/', devChanges(dist, workbench));
  app.get('/assets/:file{.+}', (context) => {
    const file = context.req.param('file');
    const name = file.replace(/^site\//, '');
    if (name === 'push-worker.js') return send(dist, file, 'no-cache');
    return send(dist, file, STABLE.has(name) || file.startsWith('api/') ? FOR_MINUTES : FOR_GOOD);
  });
  // At the root, so that its scope, which browsers check for its updates, is the whole site.
  app.get('/push-worker.js', () => {
    const worker = send(dist, 'push-worker.js', FOR_MINUTES);
    for (const [name, value] of Object.entries(WORKER_HEADERS)) worker.headers.set(name, value);
    return worker;
  });
  app.get('/workbench/:file{.+}', (context) => send(workbench, context.req.param('file'), FOR_MINUTES));
  app.get('/static/paper.css', async () => answer(await stylesheet(), '.css', FOR_MINUTES));
  app.get('/static/fonts/:file', (context) =>
    send(inRoot('demo/static/fonts'), context.req.param('file'), FOR_A_WEEK),
  );
  app.get('/static/platforms/:file', async (context) => {
    const script = await platformScript(context.req.param('file'));
    return script === undefined ? notFound() : answer(script, '.js', FOR_MINUTES);
  });
  app.get('/static/api/:file', (context) => send(join(dist, 'api'), context.req.param('file'), FOR_MINUTES));
  app.get('/static/languages/:file', (context) =>
    send(inRoot('integrations/languages'), context.req.param('file'), FOR_MINUTES),
  );
  app.get('/static/:file{.+}', (context) => {
    const whole = send(inRoot('demo/static'), context.req.param('file'), FOR_MINUTES);
    return cutToRange(whole, context.req.header('Range'));
  });
  // Browsers request this address on their own.
  app.get('/favicon.ico', (context) => context.redirect('/static/favicon.svg', 301));
  return app;
}

function send(folder: string, file: string, cache: string): Response {
  const path = normalize(join(folder, file));
  const type = extname(path);
  if (!path.startsWith(normalize(folder) + sep) || !(type in TYPES)) return notFound();
  try {
    return answer(readKept(path), type, cache);
  } catch {
    return notFound();
  }
}

function answer(body: string | Buffer, type: string, cache: string): Response {
  const headers = {
    'Content-Type': TYPES[type] ?? 'application/octet-stream',
    'Cache-Control': cache,
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    // Scripts and styles with integrity are fetched as `crossorigin`, also from another origin's CDN.
    'Access-Control-Allow-Origin': '*',
  };
  return answerWith(typeof body === 'string' ? Buffer.from(body) : body, { headers });
}

function notFound(): Response {
  return new Response('Niet gevonden', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
