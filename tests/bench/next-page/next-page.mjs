import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDemo } from '../../../tools/start-demo.ts';
import { openChromium } from './open-chromium.mjs';
import { serveSlowly } from './serve-slowly.mjs';

// npm --prefix tests/bench run next-page: the largest paint of the second page of a visit on a slow connection, with
// and without speculation rules. See docs/performance.md.

/** Answers are not compressed: 5 Mbit/s stand for 1.6 Mbit/s with compression. */
const LINE = { latency: 150, downloadThroughput: 5_000_000 / 8 };
/** Milliseconds for which the pointer is over a link before the click, one for each round. */
const HOVERS = [300, 500, 700, 900, 1200, 1500, 2000, 2500];
/** Milliseconds for which the pointer rests on another link on its way, in every second round. */
const PASSING = 400;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '16' } } });

const demo = await startDemo();
const server = await serveSlowly(demo.origin, LINE);
const runs = { 'with rules': [], 'without rules': [] };
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const form of Object.keys(runs)) {
      server.keepRules(form === 'with rules');
      runs[form].push(await visit(round));
    }
  }
  console.log('| second page | LCP, median | p75 | slowest | pages loaded ahead | of them opened prerendered |');
  console.log('| --- | --: | --: | --: | --: | --: |');
  for (const [form, found] of Object.entries(runs)) {
    const times = found.map(({ lcp }) => lcp).toSorted((one, other) => one - other);
    const at = (part) => Math.round(times[Math.min(times.length - 1, Math.ceil(times.length * part) - 1)]);
    const ahead = found.reduce((sum, run) => sum + run.ahead, 0);
    const opened = found.filter((run) => run.isActivated).length;
    console.log(`| ${[form, at(0.5), at(0.75), at(1), ahead, opened].join(' | ')} |`);
  }
} finally {
  server.close();
  demo.stop();
}

/** Opens the front page, rests on a link in passing, points at another one and clicks it. */
async function visit(round) {
  const chromium = await openChromium();
  try {
    const front = await chromium.front();
    server.takeAhead();
    await front.call('Page.navigate', { url: `${server.origin}/` });
    await waitFor(front, () => document.readyState === 'complete' && document.images.length > 0);
    await pause(2000);
    const places = await front.evaluate(linkPlaces);
    const target = places[(round * 3) % places.length];
    const other = places[(round * 3 + 2) % places.length];
    if (round % 2 === 1 && other.path !== target.path) {
      await move(front, other);
      await pause(PASSING);
    }
    await move(front, target);
    await pause(HOVERS[round % HOVERS.length]);
    // A prerendered page uses the HTML that was prefetched for it.
    const ahead = new Set(server.takeAhead()).size;
    const at = { x: target.x, y: target.y, button: 'left', clickCount: 1 };
    await front.call('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await pause(80);
    await front.call('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    const found = await largestPaint(chromium, target.path);
    return { ...found, ahead };
  } finally {
    await chromium.close();
  }
}

function move(page, { x, y }) {
  return page.call('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** Runs in the page: articles of the front page that can be clicked at once. */
function linkPlaces() {
  return [...document.querySelectorAll('main a[href^="/nieuws/"]')].flatMap((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const [x, y] = [left + Math.min(40, width / 2), top + height / 2];
    return link.contains(document.elementFromPoint(x, y)) ? [{ x, y, path: link.pathname }] : [];
  });
}

/** The largest paint of the page at a path, from the time at which the reader opened it. */
async function largestPaint(chromium, path) {
  for (let tries = 0; tries < 100; tries++) {
    await pause(200);
    const page = await chromium.front();
    const isThere = await page?.evaluate(
      (wanted) => location.pathname === wanted && document.readyState === 'complete',
      path,
    );
    if (!isThere) continue;
    await pause(1500);
    const found = await page.evaluate(
      () =>
        new Promise((done) => {
          const [{ activationStart }] = performance.getEntriesByType('navigation');
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1);
            done({ lcp: Math.max(0, last.startTime - activationStart), isActivated: activationStart > 0 });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    if (found) return found;
  }
  throw new Error(`${path} was not opened.`);
}

async function waitFor(page, condition) {
  for (let tries = 0; tries < 150; tries++) {
    if (await page.evaluate(condition)) return;
    await pause(200);
  }
  throw new Error('The page did not load.');
}
