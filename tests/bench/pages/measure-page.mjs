import { PROFILES, VIEWPORT } from '../lib/profiles.mjs';
import { readMetrics } from '../lib/browser.mjs';
import { collectTrace } from '../lib/collect-trace.mjs';
import { blockedByReact } from './blocked-by-react.mjs';

/**
 * Time without requests after which a load has ended, in ms: on a slow machine the product pauses between its steps.
 */
const QUIET = 2000;

/** Files of the product's build. */
const PRODUCT = /\/assets\/[\w.-]+\.(?:js|css|json)(?:\?|$)/;

/**
 * The cost of a cold load of a page, until no more requests are made, without scrolling.
 *
 * @typedef {object} PageCost
 * @property {number} requests of the whole page: document, pictures and calls included
 * @property {number} kilobytes of the whole page over the line
 * @property {number} files of the product
 * @property {number} productKilobytes of those files over the line
 * @property {number} mainThread seconds for which the page's thread was busy, at the profile's slow processor
 * @property {number} styles how many times the page's thread computed styles
 * @property {number | undefined} blocking milliseconds by which tasks are over 50, from React's arrival on; undefined
 * without React
 * @property {number | undefined} longest of those tasks, in milliseconds
 * @property {number} lcp Largest Contentful Paint, in seconds
 * @property {string} lcpElement the element of that paint, such as `img` or `h1`
 */

/**
 * Loads a page without a trace, which would make each of its tasks longer.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{ isBare?: boolean }} [options] isBare: without the product's scripts, as if its files were not there
 * @returns {Promise<Omit<PageCost, 'blocking' | 'longest'>>}
 */
export function measurePage(browser, address, { isBare = false } = {}) {
  return withSlowPage(browser, async ({ page, devtools, traffic }) => {
    await devtools.send('Performance.enable');
    if (isBare) await devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    await page.addInitScript(notePaints);
    await loadToTheEnd(page, address, traffic);
    const { TaskDuration, RecalcStyleCount } = await readMetrics(devtools);
    const paint = await page.evaluate(() => window.largestPaint);
    return { ...traffic(), mainThread: TaskDuration, styles: RecalcStyleCount, ...paint };
  });
}

/**
 * Loads a page with a trace, from which the time of React is read.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Pick<PageCost, 'blocking' | 'longest'>>}
 */
export function measureBlocking(browser, address) {
  return withSlowPage(browser, async ({ page, devtools, traffic }) =>
    blockedByReact(await collectTrace(devtools, () => loadToTheEnd(page, address, traffic))),
  );
}

/** Opens a page in a new context with an empty cache, on the slow profile, and closes it afterwards. */
async function withSlowPage(browser, measure) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', PROFILES.slow.network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILES.slow.cpu });
    return await measure({ page, devtools, traffic: countTraffic(devtools) });
  } finally {
    await context.close();
  }
}

/** Waits until the page is idle and no more requests are made: its idle work is part of its cost. */
async function loadToTheEnd(page, address, traffic) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
  let before;
  do {
    before = traffic().requests;
    await page.waitForTimeout(QUIET);
  } while (traffic().requests > before);
}

/** Counts transferred data; returns the sums so far. */
function countTraffic(devtools) {
  const addresses = new Map();
  const finished = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finished.set(requestId, encodedDataLength),
  );
  return () => {
    const all = [...finished].filter(([id]) => /^https?:/.test(addresses.get(id) ?? ''));
    const own = all.filter(([id]) => PRODUCT.test(addresses.get(id)));
    const kilobytes = (loads) => loads.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    return {
      requests: all.length,
      kilobytes: kilobytes(all),
      files: own.length,
      productKilobytes: kilobytes(own),
    };
  };
}

/** Runs in the page: records the latest Largest Contentful Paint (W3C). */
function notePaints() {
  window.largestPaint = { lcp: 0, lcpElement: '' };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries())
      window.largestPaint = { lcp: startTime / 1000, lcpElement: element?.localName ?? 'removed' };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
