import { cpus } from 'node:os';
import { connect } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { HUBS, missingPackages, startHub } from '../../../integrations/liveblog-stream/bench/hub.mjs';
import { startNewsroom } from '../../../integrations/liveblog-stream/bench/newsroom.mjs';
import { launch } from '../lib/browser.mjs';

// npm --prefix tests/bench run liveblog-stream: how fast a pushed update reaches thousands of readers. See
// docs/liveblog-load.md.

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '5000' },
    updates: { type: 'string', default: '60' },
    every: { type: 'string', default: '1000' },
    hub: { type: 'string' },
  },
});
const [READERS, UPDATES, EVERY] = [values.readers, values.updates, values.every].map(Number);
/** Number of connections that are opened at a time. */
const ABREAST = 100;
/** Milliseconds within which an update must have reached 95 of 100 readers. */
const GOAL = 1_000;
/** About as long as an update with its markup. */
const WORDS = 'Wat er gebeurde staat hier in een paar zinnen. '.repeat(20);

/** A buffer that all sockets share. */
const READ = Buffer.alloc(65_536);
/** The text before the id of an update, in JSON. */
const MARK = 'data-article-id=\\"';

console.log(`${READERS} readers, ${UPDATES} updates, one in ${EVERY} ms, on ${cpus().length} cores\n`);
console.log(
  '| hub | to the readers, ms: median | p95 | p99 | most | on a page, ms: median | p95 | lost | ms of the processor for an update | MB |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
let isTooSlow = false;
for (const name of HUBS) {
  if (values.hub && values.hub !== name) continue;
  const missing = missingPackages(name);
  if (missing) console.log(`| ${name} | ${missing} |`);
  else await measure(name);
}
if (isTooSlow) throw new Error(`An update takes longer than ${GOAL} ms.`);

async function measure(name) {
  const hub = await startHub(name);
  const newsroom = await startNewsroom({ hub, dist: join(import.meta.dirname, '../../../dist'), words: WORDS });
  const browser = await launch();
  const readers = [];
  try {
    const { page, times } = await openPage(browser, newsroom.address);
    const published = new Map();
    const delays = [];
    const hear = (update) => delays.push(performance.now() - published.get(update));
    while (readers.length < READERS) {
      const more = Array.from({ length: Math.min(ABREAST, READERS - readers.length) }, () => follow(hub.url, hear));
      readers.push(...(await Promise.all(more)));
    }
    const before = hub.usage();
    for (let update = 1; update <= UPDATES; update++) {
      published.set(update, performance.now());
      await page.evaluate((id) => window.publish(id), update);
      await newsroom.add();
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
    await new Promise((resolve) => setTimeout(resolve, 3 * EVERY));
    const onPage = await times();
    const after = hub.usage();
    const used = [((after.seconds - before.seconds) * 1_000) / UPDATES, after.megabytes].map(Math.round);
    const row = [50, 95, 99, 100].map((part) => percentile(delays, part));
    const pageRow = [50, 95].map((part) => percentile(onPage, part));
    const lost = READERS * UPDATES - delays.length + (UPDATES - onPage.length);
    console.log(`| ${[name, ...row, ...pageRow, lost, ...used].join(' | ')} |`);
    isTooSlow ||= !(row[1] <= GOAL && pageRow[1] <= GOAL && lost === 0);
  } finally {
    for (const reader of readers) reader.destroy();
    await browser.close();
    await newsroom.stop();
    await hub.stop();
  }
}

/** A page with the product, and the times from before an update was published until it was shown. */
async function openPage(browser, address) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const begun = new Map();
    window.publish = (id) => begun.set(`u${id}`, performance.now());
    window.times = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (begun.has(node.id)) window.times.push(performance.now() - begun.get(node.id));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const opened = page.waitForResponse(/\/stream\//);
  await page.goto(address);
  await opened;
  return { page, times: () => page.evaluate(() => window.times) };
}

/**
 * A simulated reader: a socket that calls a function for each update that arrives. If the hub is busy it is asked
 * again, as in the product.
 * @returns the socket, once the hub has answered
 */
async function follow(url, hear) {
  for (let tries = 0; tries < 10; tries++) {
    const socket = await tryToFollow(url, hear);
    if (socket) return socket;
  }
  throw new Error('A reader was sent away ten times.');
}

function tryToFollow(url, hear) {
  const { hostname, port, pathname } = new URL(`${url}4104`);
  return new Promise((resolve) => {
    let text = '';
    const read = (length) => {
      text += READ.latin1Slice(0, length);
      if (text.startsWith('HTTP/1.1 ')) resolve(text.startsWith('HTTP/1.1 200') ? socket : undefined);
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const mark = text.indexOf(MARK);
        if (mark >= 0 && mark < end) hear(Number.parseInt(text.slice(mark + MARK.length, mark + MARK.length + 8), 10));
        text = text.slice(end + 2);
      }
      return true;
    };
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer: READ, callback: read } });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(undefined));
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/event-stream\r\n\r\n`);
  });
}

function percentile(times, part) {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN);
}
