import { PROFILES, VIEWPORT } from '../lib/profiles.mjs';

/** Milliseconds after which a missing wall counts as a failure. */
const TIMEOUT = 60_000;
/** The name of the page's measure for a visible wall. */
const STANDS = 'tellWallStands';

/**
 * Opens a page with a wall once, cold, and measures.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the page
 * @returns {Promise<{ wall: number, paint: number, shift: number, calls: { name: string, start: number, end: number,
 * bytes: number }[] }>} ms from the start of the navigation until the funnel is shown in its wall, and until the first
 * paint; the shift until then (Layout Instability); and the requests to the server
 */
export async function measureWall(browser, address) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'nl-NL' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  try {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILES.slow.cpu });
    await devtools.send('Page.enable');
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: STANDS });
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})('${STANDS}')` });
    // The page itself reports it: polling from outside would run scripts in it, and take up its thread for a tenth of a
    // second.
    const stands = new Promise((resolve, reject) => {
      devtools.on('Runtime.bindingCalled', ({ name }) => name === STANDS && resolve());
      setTimeout(() => reject(new Error(`No wall within ${TIMEOUT} ms.`)), TIMEOUT).unref();
    });
    await devtools.send('Page.navigate', { url: address });
    await stands;
    // The layout shifts of a wall are reported in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return await page.evaluate(() => ({
      wall: window.wall.at,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      shift: window.wall.shift,
      calls: performance
        .getEntriesByType('resource')
        .map(({ name, startTime, responseEnd, transferSize }) => ({
          name: new URL(name).pathname,
          start: startTime,
          end: responseEnd,
          bytes: transferSize,
        })),
    }));
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything else. */
function watch(notify) {
  window.wall = { at: undefined, shift: 0 };
  new MutationObserver((_records, observer) => {
    if (!document.querySelector('section[data-paywall-type] h2')) return;
    window.wall.at = performance.now();
    observer.disconnect();
    window[notify]('');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.wall.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}
