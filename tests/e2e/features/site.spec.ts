import { expect, test } from '../support/paper.ts';
import { addProbe } from '../support/probe.ts';

test('starts nothing of a feature that the site switched off, and all others', async ({ paper, page }) => {
  const calls = await paper.answer('**/data/weather*', { displayTemp: '9°', symbol: 'cloudy' });
  await paper.edit((html) =>
    html.replace('"editorTools":false', '"editorTools":false,"disabled":["weather"]'),
  );
  await paper.open('/');
  await expect(page.getByRole('main').locator('.picture.is-loaded').first()).toBeVisible();
  await paper.settle('liveblog-block', { within: '.front__top' });
  const weather = page.locator('[data-widget="weather"]');
  await expect(weather).toBeEmpty();
  await expect(weather).not.toHaveAttribute('data-widget-state');
  expect(calls).toEqual([]);
});

test('waits with optional features until the reader uses them, where the reader saves data', async ({
  paper,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await paper.open(paper.article('longRead'));
  await paper.settle('weather');
  // The caretaker loads after the idle callback in which the bar would have started.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const bar = page.locator('[data-widget="scroll-progress"]');
  await expect(bar).toHaveAttribute('data-widget-state', 'waiting');
  await bar.hover();
  await expect(bar).toHaveAttribute('data-widget-state', 'mounted');
});

test('shows the reader no error when no feature and no call works [loader-10, loader-12]', async ({
  paper,
  page,
  browser,
  baseURL,
}) => {
  // The same answer for both pages, because the server's times are relative to each request.
  const answer = await page.request.get('/');
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const served = await plain.newPage();
  for (const shown of [served, page]) await shown.route('/', (route) => route.fulfill({ response: answer }));
  await served.goto('/');
  const text = await served.locator('body').innerText();
  await plain.close();

  await page.clock.install();
  await page.route('**/data/**', (route) => route.abort());
  const manifest = await (await page.request.get('/assets/manifest.json')).json();
  for (const { script } of Object.values<{ script: string }>(manifest.features)) {
    await page.route(`**/assets/${script}*`, (route) => route.abort());
  }
  paper.allow(
    /^Failed to load resource/,
    /^nmt [\w-]+: The feature failed; its hook keeps what the server sent\./,
  );
  await page.goto('/');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.locator('[data-widget="weather"]')).toHaveAttribute('data-widget-state', 'failed', {
      timeout: 100,
    });
  }).toPass();
  await expect.poll(() => paper.unsaid()).toEqual([]);
  // Content that a feature hid until its mount is shown after its failure.
  await expect(async () => {
    await page.clock.runFor(1_000);
    const shown = await page.locator('body').innerText();
    // The site's style hides the link that opens the settings if no script runs.
    expect(shown.replace('\nCookie-instellingen', '')).toBe(text);
  }).toPass();
});

test.describe('on a bare page', () => {
  test.use({ bare: true });

  test('has each breakpoint between its width and one px less [loader-8, loader-13, page-runtime-3]', async ({
    paper,
    page,
  }) => {
    await addProbe(
      paper,
      `import { DEFAULT_BREAKPOINTS, mediaFrom, mediaUpTo } from './core/runtime/config/breakpoints.ts';
       Object.assign(window, {
         from: () => Object.keys(DEFAULT_BREAKPOINTS).filter((name) =>
           matchMedia(mediaFrom(DEFAULT_BREAKPOINTS, name as keyof typeof DEFAULT_BREAKPOINTS)).matches).length,
         below: () => Object.keys(DEFAULT_BREAKPOINTS).filter((name) =>
           matchMedia(mediaUpTo(DEFAULT_BREAKPOINTS, name as keyof typeof DEFAULT_BREAKPOINTS)).matches).length,
       });`,
    );
    await paper.open('/vacatures/');
    const passed = () =>
      page.evaluate(() => {
        const { from, below } = window as unknown as { from: () => number; below: () => number };
        return [from(), below()];
      });
    const widths = [320, 360, 500, 660, 740, 784, 980, 1100, 1270];
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width: width - 1, height: 800 });
      expect(await passed(), `${width - 1} px`).toEqual([index, 9 - index]);
      await page.setViewportSize({ width, height: 800 });
      expect(await passed(), `${width} px`).toEqual([index + 1, 8 - index]);
    }
  });

  test('sets cookies for the whole site, strictly its own, and secure on https [storage-1]', async ({
    paper,
    page,
    context,
  }) => {
    const secure = 'https://krant.example';
    await addProbe(
      paper,
      `import { writeCookie } from './core/platform/storage/write-cookie.ts';
       writeCookie('nmt_probe', 'één; twee', { maxAge: 3600 });`,
    );
    await page.route(`${secure}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Krant</title><script src="/static/probe.js"></script>',
      }),
    );
    await paper.open('/');
    const value = encodeURIComponent('één; twee');
    const expected = { name: 'nmt_probe', value, path: '/', sameSite: 'Strict' };
    // The browser's cookie store is updated slightly later than the page.
    const cookies = (address: string) =>
      expect.poll(async () => (await context.cookies(address)).filter(({ name }) => name === 'nmt_probe'));
    await cookies(`${page.url()}sectie/sport/`).toMatchObject([{ ...expected, secure: false }]);
    await page.goto(`${secure}/`);
    await cookies(`${secure}/sectie/sport/`).toMatchObject([{ ...expected, secure: true }]);
  });
});
