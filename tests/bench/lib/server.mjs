import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Serves pages and the contestants' files, compressed ahead, on a free loopback port.
 * @param {string} folder whose files are served below `/files/`
 * @returns {Promise<{ origin: string, pages: Map<string, string>, setRule: (rule?: Rule) => void,
 *   close: () => Promise<void> }>} pages are HTML by path; a rule spoils or delays answers for one experiment
 *
 * @typedef {(path: string) => { status?: number, delay?: number } | undefined} Rule
 */
export async function startServer(folder) {
  const pages = new Map();
  const compressed = new Map();
  let rule;

  const bodyOf = (path) => {
    const key = pages.get(path) ?? path;
    if (!compressed.has(key)) {
      const inside = normalize(path.slice('/files/'.length));
      const text =
        pages.get(path) ?? (inside.startsWith('..') ? undefined : readFileSync(join(folder, inside)));
      compressed.set(key, brotliCompressSync(text));
    }
    return compressed.get(key);
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const { status = 200, delay = 0 } = rule?.(path) ?? {};
    if (delay) await pause(delay);
    try {
      if (status !== 200) throw Object.assign(new Error('spoilt'), { status });
      const body = bodyOf(path);
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': path.startsWith('/files/') ? 'public, max-age=31536000, immutable' : 'no-store',
        'timing-allow-origin': '*',
      });
      response.end(body);
    } catch (error) {
      response.writeHead(error.status ?? 404, { 'cache-control': 'no-store' }).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    pages,
    setRule: (next) => {
      rule = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
