import { readMetrics } from '../lib/browser.mjs';

/** The viewport of a small phone, four times as slow as this machine. */
const VIEWPORT = { width: 360, height: 740 };
const CPU = 4;

/** The scrolling path, in px and px per second: far down, back up a little, and further down. */
const WAY = [
  { distance: -5000, speed: 1600 },
  { distance: 1500, speed: 1200 },
  { distance: -2500, speed: 1600 },
];

/** Milliseconds between two frames at 60 Hz, with a tolerance for clocks. */
const FRAME = 17;

/**
 * Scrolls a page, once to load everything that loads while scrolling, then once more to measure.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the page
 * @param {string[]} disabled features that the page switches off
 * @returns {Promise<Record<string, number>>} frames, those later than 16 ms after the previous one, the longest, and
 * the time of the main thread, in milliseconds
 */
export async function measureScroll(browser, address, disabled) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'nl-NL' });
  await context.addInitScript(() => sessionStorage.setItem('nmt_login_modal', 'true'));
  const page = await context.newPage();
  await page.route(
    (url) => url.href === address,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const config = `"disabled":${JSON.stringify(disabled)},`;
      const body = html.replace(/(id="site-config">\s*\{)/, `$1${config}`);
      await route.fulfill({ response, headers: response.headers(), body });
    },
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await scroll(devtools);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Waits until effects of the scrolling itself, such as the header's return, have ended.
  await page.waitForFunction(
    () => scrollY === 0 && document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

  await page.evaluate(() => {
    const times = [];
    Object.assign(window, { times });
    const note = (time) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const before = await readMetrics(devtools);
  await scroll(devtools);
  const after = await readMetrics(devtools);
  const { times, position, features } = await page.evaluate(() => ({
    times: window.times,
    position: scrollY,
    features: window.nmt.state().map(({ feature }) => feature),
  }));
  await context.close();

  if (position < 1000) throw new Error(`The page was not scrolled: it stands at ${position} px.`);
  const running = disabled.filter((feature) => features.includes(feature));
  if (running.length > 0) throw new Error(`Not switched off: ${running.join(', ')}.`);
  if (disabled.length === 0 && !features.includes('sticky-header'))
    throw new Error('The shell is not there.');

  const gaps = times.slice(1).map((time, index) => time - times[index]);
  const spent = (name) => (after[name] - before[name]) * 1000;
  return {
    frames: gaps.length,
    'over 16 ms': gaps.filter((gap) => gap > FRAME).length,
    'longest (ms)': Math.max(...gaps),
    'script (ms)': spent('ScriptDuration'),
    'layout (ms)': spent('LayoutDuration'),
    'style (ms)': spent('RecalcStyleDuration'),
    layouts: after.LayoutCount - before.LayoutCount,
  };
}

async function scroll(devtools) {
  for (const { distance, speed } of WAY) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: VIEWPORT.width / 2,
      y: VIEWPORT.height / 2,
      yDistance: distance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}
