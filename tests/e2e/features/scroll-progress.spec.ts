import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

const HOOK = 'header [data-widget="scroll-progress"]';

/** The bar's fraction of its track, from 0 to 1, in hundredths; undefined if no bar is shown. */
function progress(page: Page): Promise<number | undefined> {
  return page.evaluate((selector) => {
    const hook = document.querySelector(selector);
    const bar = hook?.firstElementChild;
    if (!bar || getComputedStyle(bar).visibility !== 'visible') return undefined;
    const share = Number.parseFloat(getComputedStyle(bar).backgroundSize) / 100;
    return Math.round(share * 100) / 100;
  }, HOOK);
}

/** Scrolls a fraction of the distance between having the top and the end of the article's body in view. */
async function readTo(page: Page, part: number): Promise<void> {
  await page.evaluate((part) => {
    const article = document.querySelector('[data-article-body]');
    if (!article) throw new Error('no article');
    const { top, height } = article.getBoundingClientRect();
    scrollTo({ top: top + scrollY + (height - innerHeight) * part, behavior: 'instant' });
  }, part);
}

/** Scrolls through the page until every feature and image on it has loaded, so that nothing is laid out later. */
async function passBy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-widget-state="loading"]') &&
      [...document.querySelectorAll<HTMLImageElement>('img[data-src]')].every(
        (image) => image.complete && image.naturalWidth > 0,
      ),
  );
}

/** Counts the browser's layouts so far. */
async function layoutCounter(page: Page): Promise<() => Promise<number | undefined>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value;
  };
}

for (const [way, motions] of [
  ['scroll timelines', ['no-preference', 'reduce']],
  ['scroll events', ['no-preference']],
] as const) {
  test(`grows from 0 to 100% with the reading of a high article, and lays nothing out, by ${way} [scroll-progress-1, scroll-progress-2]`, async ({
    paper,
    page,
  }) => {
    if (way === 'scroll events') {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'ViewTimeline'));
    }
    await paper.open(paper.article('longRead'));
    await paper.settle('scroll-progress');
    await passBy(page);
    await expect(page.locator(HOOK)).toHaveAttribute('aria-hidden', 'true');
    expect(await page.getByRole('banner').ariaSnapshot()).not.toContain('progress');
    const layouts = await layoutCounter(page);

    for (const reducedMotion of motions) {
      await page.emulateMedia({ reducedMotion });
      await test.step(`it grows, with motion: ${reducedMotion}`, async () => {
        await readTo(page, 0);
        await expect.poll(() => progress(page)).toBe(0);
        for (const part of [0.5, 1]) {
          const readAndSee = async () => {
            await readTo(page, part);
            return progress(page);
          };
          await expect.poll(readAndSee).toBe(part);
        }
        await page.evaluate(() =>
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        );
        await expect.poll(() => progress(page)).toBe(1);
        await expect(page.locator(`${HOOK} > *`)).toHaveCSS('transition-duration', '0s');
      });
      await test.step(`it lays nothing out, with motion: ${reducedMotion}`, async () => {
        const scrollDown = () =>
          page.evaluate(async () => {
            for (let step = 0; step < 12; step++) {
              scrollBy({ top: 100, behavior: 'instant' });
              await new Promise((resolve) => requestAnimationFrame(resolve));
            }
          });
        // Remaining layouts of the page happen in the first rounds; scrolling itself would cause one in every round.
        await expect(async () => {
          await readTo(page, 0);
          await scrollDown();
          const before = await layouts();
          await scrollDown();
          expect(await layouts()).toBe(before);
        }).toPass();
        expect(await progress(page)).toBeGreaterThan(0);
      });
    }
    await test.step('it shows only where the article is twice as high as the window', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => progress(page)).toBe(0);
      const height = await page.evaluate(() => document.querySelector('article')?.clientHeight ?? 0);
      await page.setViewportSize({ width: 1280, height: Math.ceil(height / 2) + 200 });
      await expect.poll(() => progress(page)).toBeUndefined();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect.poll(() => progress(page)).toBe(0);
    });
  });
}

test('runs on articles and on no other page, whatever its hooks [scroll-progress-1, loader-1]', async ({
  paper,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await paper.edit((html) =>
    html.replace('<div class="site-header__row"', '<div data-widget="scroll-progress"></div>$&'),
  );
  await paper.open('/');
  await paper.settle('weather');
  await expect(page.locator('[data-widget="scroll-progress"]')).not.toHaveAttribute('data-widget-state');
  await page.goto(paper.article('longRead'));
  await expect(page.locator(HOOK).first()).toHaveAttribute('data-widget-state', 'mounted');
  const loaded = files.map((file) => new URL(file).pathname);
  const turn = loaded.indexOf(paper.article('longRead'));
  expect(loaded.slice(0, turn).filter((file) => file.includes('/article-parts-'))).toEqual([]);
  expect(loaded.slice(turn).some((file) => file.includes('/article-parts-'))).toBe(true);
});
