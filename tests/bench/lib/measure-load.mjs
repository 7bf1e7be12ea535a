import { setTimeout as pause } from 'node:timers/promises';
import { openPage, readMemory, readMetrics } from './browser.mjs';

const TIMEOUT = 60_000;

/**
 * Loads a page once, cold, and measures.
 * @param {import('playwright').Browser} browser
 * @param {{ address: string, profile: string, mode: string, n: number }} run
 * @returns {Promise<Record<string, number>>} times in ms from the start of the navigation, sizes in bytes
 */
export async function measureLoad(browser, { address, profile, mode, n }) {
  const { page, devtools, close } = await openPage(browser, profile);
  try {
    const traffic = countTraffic(devtools);
    await page.goto(address, { waitUntil: 'commit' });
    await within(
      TIMEOUT,
      page.evaluate((count) => window.benchProbe.whenMounted(count), mode === 'now' ? n : 1),
    );
    await traffic.quiet();
    const result = await page.evaluate(() => window.benchProbe.read());
    const { ScriptDuration, LayoutDuration, RecalcStyleDuration, TaskDuration } = await readMetrics(devtools);
    const { heap, nodes } = await readMemory(devtools);
    const viewportMounted = await page.evaluate(() => window.benchProbe.readViewport());
    if (mode === 'visible' && viewportMounted === undefined) {
      throw new Error(`${address}: the viewport is not done`);
    }
    return {
      ...result,
      viewportMounted,
      bytes: traffic.bytes(),
      requests: traffic.requests(),
      busy: TaskDuration * 1000,
      script: ScriptDuration * 1000,
      layout: (LayoutDuration + RecalcStyleDuration) * 1000,
      heap,
      nodes,
    };
  } finally {
    await close();
  }
}

/** Counts the transferred bytes; quiet() waits until there have been none for half a second. */
function countTraffic(devtools) {
  let bytes = 0;
  let requests = 0;
  let open = 0;
  let last = performance.now();
  const note = (change) => {
    open += change;
    last = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('http')) return;
    requests++;
    note(1);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    note(-1);
  });
  devtools.on('Network.loadingFailed', () => note(-1));
  return {
    bytes: () => bytes,
    requests: () => requests,
    quiet: async () => {
      while (open > 0 || performance.now() - last < 500) await pause(100);
    },
  };
}

/** @throws Error if a promise takes longer than a number of ms */
export async function within(ms, promise) {
  const late = new AbortController();
  const timeout = pause(ms, undefined, { signal: late.signal }).then(() => {
    throw new Error(`Nothing happened within ${ms} ms.`);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => {});
  }
}
