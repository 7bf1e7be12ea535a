import { readMetrics } from '../lib/browser.mjs';
import { collectTrace } from '../lib/collect-trace.mjs';
import { VIEWPORT } from '../lib/profiles.mjs';

/** How many times slower than this machine the phone is. */
export const SLOWDOWN = 6;
/** Time after which an interaction has no work left, in ms. */
const QUIET = 3000;
/** Minimum duration of interactions that Event Timing reports, in ms; it rounds them to 8. */
const SHORTEST = 16;

/**
 * @typedef {object} InteractionCost
 * @property {number} duration from the press to the next paint, as INP counts it, in ms
 * @property {number} thread time of the page's thread in the tasks of the interaction's events, in ms
 * @property {number} longest of these tasks, in ms
 */

/**
 * Presses once without a trace, which would make each task longer, and once with a trace, each time in a newly opened
 * page.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {import('./interactions.mjs').Interaction} interaction
 * @returns {Promise<InteractionCost>}
 */
export async function measureInteraction(browser, address, interaction) {
  const duration = await inRestingPage(browser, address, interaction, async ({ page, press }) => {
    await press();
    return Math.max(SHORTEST, ...(await page.evaluate(() => window.interactions)));
  });
  const tasks = await inRestingPage(browser, address, interaction, async ({ devtools, press }) =>
    tasksOf(await collectTrace(devtools, press)).map(({ tdur = 0 }) => tdur / 1000),
  );
  if (tasks.length === 0) throw new Error(`${address}: the press on ${interaction.feature} met nothing.`);
  return { duration, thread: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(...tasks) };
}

/** Opens a page on a slow phone, and waits until it is idle. */
async function inRestingPage(browser, address, { feature, target, before }, measure) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    hasTouch: true,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.addInitScript(noteInteractions, SHORTEST);
    await page.goto(address, { waitUntil: 'load' });
    const pressed = target(page);
    await page.locator(`[data-widget="${feature}"]`).first().scrollIntoViewIfNeeded();
    await comesToRest(devtools, page);
    await before?.(page);
    await pressed.scrollIntoViewIfNeeded();
    await comesToRest(devtools, page);
    const box = await pressed.boundingBox();
    await page.evaluate(() => window.interactions.splice(0));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const press = async () => {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(QUIET);
    };
    return await measure({ page, devtools, press });
  } finally {
    await context.close();
  }
}

/** Waits until the page's thread is almost idle. */
async function comesToRest(devtools, page) {
  let busy = Number.POSITIVE_INFINITY;
  let { TaskDuration } = await readMetrics(devtools);
  while (busy > 0.05) {
    await page.waitForTimeout(1000);
    const now = (await readMetrics(devtools)).TaskDuration;
    busy = now - TaskDuration;
    TaskDuration = now;
  }
}

/** The tasks in which the events of a press are dispatched. */
function tasksOf(events) {
  const dispatched = events.filter(
    ({ name, args }) => name === 'EventDispatch' && /^(pointer|mouse|touch|click|change|input)/.test(args.data?.type ?? ''),
  );
  return events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' &&
      dispatched.some((event) => event.pid === pid && event.tid === tid && event.ts >= ts && event.ts <= ts + dur),
  );
}

/** Runs in the page: records the duration of each interaction (W3C, "Event Timing"). */
function noteInteractions(durationThreshold) {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) window.interactions.push(duration);
    }
  }).observe({ type: 'event', durationThreshold, buffered: true });
}
