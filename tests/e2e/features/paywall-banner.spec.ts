import type { Page } from 'playwright/test';
import { PAYWALL_STYLES } from '../../../core/domain/paywall/types.ts';
import { expect, test } from '../support/paper.ts';

test.use({ emptyCache: true });

const SLOT = '<div data-paywall-banner></div>';
const banner = (page: Page) => page.locator('section[data-paywall-type="topbanner"]');

/** Sums the layout shifts that the visitor did not cause, as browsers count them. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sums = { shift: 0 };
    Object.assign(window, { sums });
    type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        // The demo's own bar is not part of the product.
        const isOwn = sources.some(
          ({ node }) => !(node instanceof Element ? node : node?.parentElement)?.closest('.demo-bar'),
        );
        if (isOwn && !hadRecentInput) sums.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum after all pending changes have been painted. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done((window as unknown as { sums: { shift: number } }).sums.shift)),
        ),
      ),
  );
const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

const SIZES = [
  { width: 1280, height: 720 },
  { width: 360, height: 800 },
];

test('a banner of each style takes the space that the page reserves for it, at both widths [paywall-types-11, paywall-styles-1, paywall-styles-3, paywall-styles-5]', async ({
  paper,
  page,
}) => {
  await watchShifts(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const style of PAYWALL_STYLES) {
      await paper.open(`/demo/betaalmuur/topbanner-${style}/`);
      await expect(banner(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
      const box = await banner(page).boundingBox();
      expect(box?.y).toBe(0);
      expect(box?.width).toBe(size.width);
      expect(await banner(page).getAttribute('data-paywall-covers'), `${box?.height} px high`).toBeNull();
      expect(await top(page, 'body > header')).toBeGreaterThanOrEqual(box?.height ?? Number.NaN);
      expect(await shift(page)).toBe(0);
      await expect(banner(page)).toHaveAttribute('data-paywall-style', style);
      await expect(banner(page).locator('h2')).toHaveCount(1);
      await expect(banner(page).getByAltText('Fokke & Sukke')).toHaveCount(
        style === 'fokke-en-sukke' ? 1 : 0,
      );
      await expect(banner(page).locator('p', { hasText: /^Verkiezingen$/ })).toHaveCount(
        style === 'verkiezingen' ? 1 : 0,
      );
      const accent = await banner(page).evaluate((element) =>
        getComputedStyle(element).getPropertyValue('--paywall-accent'),
      );
      expect(accent !== '').toBe(style === 'verkiezingen');
    }
  }
});

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('without reserved space it covers the top of the page, and has its own once it is scrolled past [paywall-types-11]', async ({
      paper,
      page,
    }) => {
      await watchShifts(page);
      await paper.edit((html) => html.replace(SLOT, ''));
      await paper.open('/demo/betaalmuur/topbanner-none/');
      await expect(banner(page).getByRole('link', { name: 'Word abonnee' })).toBeInViewport();
      expect(await top(page, 'body > header')).toBe(0);
      expect(await shift(page)).toBe(0);
      const size = (await banner(page).boundingBox())?.height ?? 0;
      const headline = await page.locator('h1').evaluate((element) => element.getBoundingClientRect().top);
      await page.evaluate((by) => scrollTo(0, by), size + 40);
      await expect(banner(page)).not.toHaveAttribute('data-paywall-covers');
      // The visible content keeps its position, and from now on the header is below the banner.
      const after = await page.locator('h1').evaluate((element) => element.getBoundingClientRect().top);
      expect(Math.abs(after - (headline - size - 40))).toBeLessThanOrEqual(1);
      expect(await shift(page)).toBe(0);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => top(page, 'body > header')).toBeGreaterThanOrEqual(Math.floor(size));
    });
  });
}

test('content under a banner is uncovered when the keyboard focus reaches it [paywall-types-11]', async ({
  paper,
  page,
}) => {
  await watchShifts(page);
  await paper.edit((html) => html.replace(SLOT, ''));
  await paper.open('/demo/betaalmuur/topbanner-none/');
  await expect(banner(page).getByRole('button', { name: 'Sluiten' })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Sluiten' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner(page)).not.toHaveAttribute('data-paywall-covers');
  const [box, focused] = [
    await banner(page).boundingBox(),
    await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0),
  ];
  expect(focused).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
  expect(await shift(page)).toBe(0);
});

test('a banner that appears while the visitor reads moves nothing [paywall-types-11]', async ({
  paper,
  page,
}) => {
  await watchShifts(page);
  await paper.edit((html) => html.replace(SLOT, ''));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/paywall-api/api/zephr', async (route) => {
    await held;
    await route.fallback();
  });
  await paper.open('/demo/betaalmuur/topbanner-none/');
  await page.evaluate(() => scrollTo(0, 300));
  const before = await page.locator('h1').evaluate((element) => element.getBoundingClientRect().top);
  release();
  await expect(banner(page)).toBeAttached();
  expect(await page.locator('h1').evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(
    before,
    0,
  );
  expect(await shift(page)).toBe(0);
});

test.describe('on a page of one screen', () => {
  test.use({ viewport: { width: 1280, height: 12_000 } });

  test('the space for a banner that does not come is given back by an input [paywall-types-11]', async ({
    paper,
    page,
  }) => {
    await watchShifts(page);
    await page.route('**/paywall-api/api/zephr', (route) => route.fulfill({ json: {} }));
    await paper.open('/demo/betaalmuur/topbanner-none/');
    expect(await top(page, 'body > header')).toBeGreaterThan(200);
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        return top(page, 'body > header');
      })
      .toBe(0);
    expect(await shift(page)).toBe(0);
  });
});
