import { chromium } from 'playwright';
import { findWholeChromium } from '../../../tools/chromium.ts';
import { installProbe } from './probe.mjs';
import { PROFILES, VIEWPORT } from './profiles.mjs';

/**
 * Starts Chromium.
 * @param {string[]} args additional arguments
 */
export function launch(args = []) {
  const executablePath = findWholeChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--enable-precise-memory-info', ...args],
  });
}

/**
 * Opens a page in a new context, with an empty cache, throttled by the profile.
 * @param {import('playwright').Browser} browser
 * @param {keyof typeof PROFILES} profile
 */
export async function openPage(browser, profile) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { cpu, network } = PROFILES[profile];
  await Promise.all([devtools.send('Network.enable'), devtools.send('Performance.enable')]);
  if (network) await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(installProbe);
  return { page, devtools, close: () => context.close() };
}

/** The page's memory after a full garbage collection: JavaScript heap in MB, DOM nodes. */
export async function readMemory(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize, Nodes } = await readMetrics(devtools);
  return { heap: JSHeapUsedSize / 1e6, nodes: Nodes };
}

/** @returns {Promise<Record<string, number>>} Chromium's counters by name; durations in seconds */
export async function readMetrics(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
