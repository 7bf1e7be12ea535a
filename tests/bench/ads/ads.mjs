import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startDemo } from '../../../tools/start-demo.ts';
import { launch, openPage } from '../lib/browser.mjs';
import { median } from '../lib/measures.mjs';

// npm --prefix tests/bench run ads: the cost of advertisements for a reader of an article, on a slow phone: the page as
// it is, the same page with the marker that turns advertisements off, and with their script blocked. Bytes are those of
// the page, without frames of third parties.

const FORMS = {
  'turned off': { hash: '#disable-ads', ads: 'fill' },
  filled: { hash: '', ads: 'fill' },
  blocked: { hash: '', ads: 'blocked' },
};
/** Distance of one scroll step in px, and its duration in ms. */
const STEP = 500;
const STEP_TIME = 250;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, profile: { type: 'string', default: 'slow' } },
});

const demo = await startDemo();
const browser = await launch(['--no-sandbox']);
try {
  const front = await (await fetch(demo.origin)).text();
  const [, article] = /href="(\/nieuws\/[^"#]+-a4101)"/.exec(front) ?? [];
  const runs = Object.fromEntries(Object.keys(FORMS).map((name) => [name, []]));
  for (let round = 0; round <= Number(values.rounds); round++) {
    for (const name of Object.keys(FORMS)) {
      const run = await measure(article, FORMS[name]);
      // The first round warms the server.
      if (round > 0) runs[name].push(run);
    }
  }
  console.log(
    '| form | kB at first | kB read | first paint | LCP | longest task at first | read | shift | slots shown |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [name, all] of Object.entries(runs)) {
    const of = (key) => median(all.map((run) => run[key]));
    const kilobytes = ['firstBytes', 'allBytes'].map((key) => (of(key) / 1000).toFixed(1));
    const times = ['paint', 'largest', 'firstTask', 'longestTask'].map((key) => `${Math.round(of(key))}`);
    const shift = Math.max(...all.map((run) => run.shift)).toFixed(4);
    console.log(`| ${[name, ...kilobytes, ...times, shift, of('shown')].join(' | ')} |`);
  }
} finally {
  await browser.close();
  demo.stop();
}

/** Opens the article cold, waits until the network is quiet, and reads it to its end. Times in ms, sizes in bytes. */
async function measure(article, { hash, ads }) {
  const { page, devtools, close } = await openPage(browser, values.profile);
  try {
    let bytes = 0;
    let last = performance.now();
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      last = performance.now();
    });
    const quiet = async () => {
      while (performance.now() - last < 1_500) await pause(100);
    };
    await page.addInitScript(() => {
      window.measured = { tasks: [], shift: 0, largest: 0 };
      const watch = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      watch('longtask', ({ duration }) => window.measured.tasks.push(duration));
      watch('layout-shift', ({ value, hadRecentInput }) => {
        if (!hadRecentInput) window.measured.shift += value;
      });
      watch('largest-contentful-paint', ({ startTime }) => {
        window.measured.largest = startTime;
      });
    });
    await page.goto(`${demo.origin}${article}?ads=${ads}${hash}`, { waitUntil: 'load' });
    await quiet();
    const read = () =>
      page.evaluate(() => ({
        ...window.measured,
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        shown: document.querySelectorAll('[data-ad-state="adShown"]').length,
        height: document.documentElement.scrollHeight,
      }));
    const first = await read();
    const firstBytes = bytes;
    for (let y = 0; y < first.height; y += STEP) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await pause(STEP_TIME);
    }
    await quiet();
    const all = await read();
    return {
      firstBytes,
      allBytes: bytes,
      paint: first.paint,
      largest: first.largest,
      firstTask: Math.max(0, ...first.tasks),
      longestTask: Math.max(0, ...all.tasks),
      shift: all.shift,
      shown: all.shown,
    };
  } finally {
    await close();
  }
}
