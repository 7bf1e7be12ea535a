import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Serves pages and the contestants' files on a free loopback port, compressed in advance.
 * @param {string} folder the folder whose files are served below `/files/`
 * @returns {Promise<{ origin: string, publish: (path: string, html: string) => string, setRule: (rule?: Rule) => void,
 * close: () => Promise<void> }>} publish() returns the page's address; a rule spoils or delays answers for one
 * experiment
 *
 * @typedef {(path: string) => { status?: number, delay?: number } | undefined} Rule
 */
export async function startServer(folder) {
  const bodies = new Map();
  const pages = new Map();
  let rule;

  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const file = join(item.parentPath ?? item.path, item.name);
    const path = `/files/${relative(folder, file).replaceAll('\\', '/')}`;
    bodies.set(path, brotliCompressSync(readFileSync(file)));
  }

  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const { status = 200, delay = 0 } = rule?.(path) ?? {};
    if (delay) await pause(delay);
    const body = bodies.get(path);
    if (status !== 200 || !body) {
      response.writeHead(status === 200 ? 404 : status, { 'cache-control': 'no-store' }).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': path.startsWith('/files/') ? 'public, max-age=31536000, immutable' : 'no-store',
      'timing-allow-origin': '*',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    publish: (path, html) => {
      if (pages.get(path) !== html) bodies.set(path, brotliCompressSync(html));
      pages.set(path, html);
      return origin + path;
    },
    setRule: (next) => {
      rule = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
