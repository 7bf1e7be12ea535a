/**
 * The newsroom of the bench: a server on loopback with one liveblog, whose changes it publishes to a hub, and through
 * which readers reach the hub, like through a load balancer.
 */
import { createReadStream, existsSync } from 'node:fs';
import { request as callHub, createServer } from 'node:http';
import { basename, join } from 'node:path';

const ID = 4104;
const START = Date.UTC(2026, 2, 29, 9);
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * @param {{ hub: { url: string, publish: (id: number, number: number, change: object) => Promise<boolean> }, dist:
 *   string, words?: string, }} options the hub, the folder of the build, and the text of each update in addition to its
 *   name
 * @returns {Promise<{ address: string, fetched: () => number, listed: () => string[], add: () => Promise<boolean>,
 *   change: (id: number) => Promise<boolean>, remove: (id: number) => Promise<boolean>, stop: () => Promise<void>, }>}
 *   the address of the liveblog's page, how often it was fetched, the texts of its updates in order, functions that
 *   change it, which return whether the hub accepted the event, and a function that stops it
 */
export async function startNewsroom({ hub, dist, words = '' }) {
  /** The text of each update, by number. */
  const updates = new Map([[0, 'Update 0']]);
  let added = 0;
  let number = 0;
  let fetched = 0;

  const html = (id) =>
    `<li id="u${id}" data-liveblog-update data-article-id="${id}" data-published-at="${new Date(START + id * 1_000).toISOString()}">${updates.get(id)}${words}</li>`;
  const page = () =>
    `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Storm</title>
<link rel="icon" href="data:,"><script type="application/json" id="site-config">{ "loginCookie": "nmt_login" }</script>
<script src="/assets/head.js"></script><script async src="/assets/loader.js"></script></head>
<body data-page-type="article" data-article-type="liveblog" data-article-id="${ID}"><h1>Storm</h1>
<div data-widget="liveblog" data-stream-url="/stream/${ID}" data-stream-number="${number}">
<ol data-liveblog-updates>${[...updates.keys()].reverse().map(html).join('')}</ol></div></body></html>`;

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `/storm-a${ID}`) {
      fetched += 1;
      const tag = `"${number}"`;
      const isKnown = request.headers['if-none-match'] === tag;
      response.writeHead(isKnown ? 304 : 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'private, no-cache',
        ETag: tag,
      });
      response.end(isKnown ? undefined : page());
    } else if (pathname === `/stream/${ID}`) {
      passOn(request, response, hub.url + ID + search);
    } else {
      const name = basename(pathname);
      const file = join(dist, name);
      if (!pathname.startsWith('/assets/') || !existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'Content-Type': TYPES[/\.\w+$/.exec(name)?.[0] ?? ''] ?? 'text/plain' });
      createReadStream(file).pipe(response);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  // The page contains a change before its event is published.
  const publish = (change) => {
    number += 1;
    return hub.publish(ID, number, change);
  };
  return {
    address: `http://127.0.0.1:${server.address().port}/storm-a${ID}`,
    fetched: () => fetched,
    listed: () => [...updates.values()].reverse(),
    add() {
      added += 1;
      updates.set(added, `Update ${added}`);
      return publish({ html: html(added) });
    },
    change(id) {
      updates.set(id, `${updates.get(id)}, gewijzigd`);
      return publish({ html: html(id) });
    },
    remove(id) {
      updates.delete(id);
      return publish({ removed: [String(id)] });
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}

/** Forwards a reader's request to the hub; without the hub the answer is 502. */
function passOn(request, response, address) {
  const { host, connection, ...headers } = request.headers;
  const passed = callHub(address, { headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
    answer.on('close', () => response.destroy());
  });
  passed.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on('close', () => passed.destroy());
  passed.end();
}
