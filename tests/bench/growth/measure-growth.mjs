import { readMemory, readMetrics } from '../lib/browser.mjs';
import { readTrace } from './read-trace.mjs';

/** The viewport of a phone, in px. */
const VIEWPORT = { width: 360, height: 740 };

/**
 * How many times slower a phone's processor is. The thread's time on this machine is multiplied by it, because a thread
 * that Chromium throttles cannot be measured accurately on a busy machine.
 */
export const CPU = 4;

/** Scrolling distance in px, and distance per frame. */
const WAY = 20_000;
const STEP = 100;

/** The product's scripts in a page of the demo. */
const SCRIPTS = /<script async[^>]* src="\/assets\/[^"]+"[^>]*><\/script>/g;

/**
 * Loads a page with a list, and scrolls it.
 * @param {import('playwright').Browser} browser
 * @param {string} origin origin of the demo
 * @param {{ list: import('./lists.mjs').List, n: number, isBare: boolean }} run `isBare` leaves the product out
 * @returns {Promise<Record<string, number>>} the cost of loading (`load…`) and scrolling (`scroll…`): milliseconds of
 * the main thread's own processor time, and counts
 */
export async function measureGrowth(browser, origin, { list, n, isBare }) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    isMobile: true,
    deviceScaleFactor: 1,
  });
  try {
    // Hides what a visitor closes once and what is above the list.
    await context.addInitScript(() => sessionStorage.setItem('nmt_login_modal', 'true'));
    const page = await context.newPage();
    const address = origin + list.at;
    await page.route(
      (url) => url.href === address,
      async (route) => {
        const response = await route.fetch();
        const html = list.fill(await response.text(), n);
        await route.fulfill({ response, body: isBare ? html.replace(SCRIPTS, '') : html });
      },
    );
    const devtools = await context.newCDPSession(page);
    // Processor time of the thread, because the machine may have other things to do.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

    await page.goto(address, { waitUntil: 'networkidle', timeout: 180_000 });
    if (!isBare) await page.waitForFunction(() => typeof window.nmt?.state === 'function');
    await quiet(page, devtools);
    const loaded = await readMetrics(devtools);
    const { heap } = await readMemory(devtools);
    const counted = () =>
      page.evaluate(
        (feature) =>
          (window.nmt?.state?.() ?? []).filter(
            (mount) => mount.feature === feature && mount.state === 'mounted',
          ).length,
        list.feature,
      );
    const waiting = await page.evaluate(
      (feature) => document.querySelectorAll(`[data-widget="${feature}"]`).length,
      list.feature,
    );
    const mountedBefore = await counted();

    const before = await readMetrics(devtools);
    const trace = await readTrace(devtools, CPU, () => scroll(page));
    await quiet(page, devtools);
    const after = await readMetrics(devtools);
    const mounts = (await counted()) - mountedBefore;
    const spent = (name) => (after[name] - before[name]) * 1000 * CPU;
    return {
      waiting,
      loadTask: loaded.TaskDuration * 1000 * CPU,
      loadScript: loaded.ScriptDuration * 1000 * CPU,
      loadStyle: loaded.RecalcStyleDuration * 1000 * CPU,
      loadLayout: loaded.LayoutDuration * 1000 * CPU,
      heap,
      mounts,
      scrollTask: spent('TaskDuration'),
      scrollScript: spent('ScriptDuration'),
      scrollStyle: spent('RecalcStyleDuration'),
      scrollLayout: spent('LayoutDuration'),
      layouts: after.LayoutCount - before.LayoutCount,
      styles: after.RecalcStyleCount - before.RecalcStyleCount,
      ...trace,
    };
  } finally {
    await context.close();
  }
}

/** Waits until the main thread has been idle for half a second. */
async function quiet(page, devtools) {
  for (let busy = 1; busy > 0.025; ) {
    const before = await readMetrics(devtools);
    await page.waitForTimeout(500);
    busy = (await readMetrics(devtools)).TaskDuration - before.TaskDuration;
  }
}

/** Scrolls a fixed distance in a fixed number of frames, so that each run mounts the same hooks in each frame. */
function scroll(page) {
  return page.evaluate(
    ([way, step]) =>
      new Promise((resolve) => {
        let left = way / step;
        const next = () => {
          if (left === 0) return resolve();
          left -= 1;
          scrollBy({ top: step, behavior: 'instant' });
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [WAY, STEP],
  );
}
