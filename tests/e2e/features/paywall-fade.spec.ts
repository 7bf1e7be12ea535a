import type { Page } from 'playwright/test';
import { openEdited } from '../support/feature-documents.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/paper.ts';

test.use({ emptyCache: true });

/** A premium article, on which the server expects a wall after two paragraphs. */
const PREMIUM = '/nieuws/2026/01/01/ster-a4112';
const DECISION = '**/paywall-api/api/zephr';

/** The readable text: how far down it extends, and its paragraphs. */
const readable = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-paywall-content] > p')].filter((paragraph) =>
      paragraph.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    );
    return {
      paragraphs: shown.length,
      end: scrollY + (shown.at(-1)?.getBoundingClientRect().bottom ?? 0),
      fades: shown.some((paragraph) => getComputedStyle(paragraph).maskImage !== 'none'),
    };
  });

const all = (page: Page) => page.locator('[data-paywall-content] > p').count();
const offer = (page: Page) => page.getByText('Dit verhaal lees je verder');
const wall = (page: Page) => page.getByRole('region', { name: 'Verder lezen?' });

test('a text whose wall is expected ends before any script where it ends under the wall, and nothing moves when the wall comes [paywall-types-7, paywall-types-9]', async ({
  page,
  paper,
}) => {
  const release = await hold(page, DECISION);
  await page.goto(PREMIUM, { waitUntil: 'commit' });
  await expect(offer(page)).toBeVisible();
  const before = await readable(page);
  expect(before).toMatchObject({ paragraphs: 2, fades: true });
  await expect(page.getByRole('link', { name: 'bekijk de abonnementen' })).toBeVisible();

  await test.step('also while its decision takes longer than the time without one', async () => {
    await paper.settle('paywall');
    const states = () =>
      page.evaluate(() =>
        ['closed', 'fades', 'offer'].map((part) =>
          document
            .querySelector(`[data-paywall-${part}]`)
            ?.getAnimations()
            .map(({ playState }) => playState),
        ),
      );
    await expect.poll(states).toEqual([['paused'], ['paused'], ['paused']]);
    expect(await readable(page)).toEqual(before);
  });
  await test.step('with the server’s words in the wall until it has its own', async () => {
    await page.getByRole('link', { name: 'bekijk de abonnementen' }).focus();
    release();
    // For a second the wall has no type: then the funnel is rendered [paywall-types-8].
    const reserved = page.locator('section:has(+ [data-paywall-offer])');
    await expect(reserved).toContainText('Dit verhaal lees je verder');
    await expect(reserved).toBeFocused();
    await expect(wall(page).getByRole('link', { name: 'Word abonnee' })).toBeVisible();
    await expect(offer(page)).toBeHidden();
    expect(await readable(page)).toEqual(before);
  });
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 0);
      }),
  );
  expect(moved).toBe(0);
});

test('the text shows whole to whom no wall comes: by the decision, for a subscriber, without the feature, without scripts [paywall-decision-6, loader-7]', async ({
  page,
  paper,
}) => {
  paper.tolerate(/net::ERR_FAILED/, /Failed to load \S+\/wall-/);
  const expectWhole = async () => {
    // A part is rendered again in the frame after the one in which it is opened.
    await expect.poll(() => readable(page)).toMatchObject({ paragraphs: await all(page), fades: false });
    await expect(offer(page)).toBeHidden();
  };
  await test.step('no wall', async () => {
    await paper.answer(DECISION, { subject: 'nrcnl' });
    await paper.open(PREMIUM);
    await expect(page.locator('[data-paywall-faded]')).toHaveCount(0);
    await expectWhole();
  });
  await test.step('a wall that closes nothing', async () => {
    await paper.answer(DECISION, { subject: 'nrcnl', paywallId: 'belowcontent-none' });
    await paper.open(PREMIUM);
    await expect(page.locator('section[data-paywall-type="belowcontent"]')).toBeVisible();
    await expectWhole();
    await paper.stopAnswering(DECISION);
  });
  await test.step('the kill switch', async () => {
    await openEdited(paper, page.url().replace(/^https?:\/\/[^/]+/, ''), (html) =>
      html.replace('"editorTools":', '"disabled":["paywall"],"editorTools":'),
    );
    await expect(page.locator('[data-widget="paywall"][data-widget-skipped]')).toHaveCount(1);
    await expectWhole();
  });
  await test.step('a chunk that does not come', async () => {
    const file = await page.locator('script[src*="/wall-"]').first().getAttribute('src');
    await page.route(`**${file}*`, (route) => route.abort());
    await page.goto(PREMIUM);
    await expect(page.locator('[data-widget="paywall"]')).toHaveAttribute('data-widget-state', 'failed');
    await expectWhole();
    await page.unroute(`**${file}*`);
  });
  await test.step('no loader, after ten seconds', async () => {
    await page.route('**/assets/loader*.js', (route) => route.abort());
    await page.goto(PREMIUM, { waitUntil: 'domcontentloaded' });
    expect((await readable(page)).paragraphs).toBe(2);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expectWhole();
    await page.unroute('**/assets/loader*.js');
  });
  await test.step('a subscriber, whose page the server does not fade', async () => {
    await paper.open(`${PREMIUM}?visitor=subscribed`);
    await expect(page.locator('[data-paywall-faded], [data-paywall-offer]')).toHaveCount(0);
    await expectWhole();
  });
  await test.step('a subscriber whose page comes from a cache of others', async () => {
    await page.route('**/nieuws/**', async (route) => {
      // Without the visitor's cookies.
      const response = await fetch(route.request().url());
      const policy = response.headers.get('content-security-policy') ?? '';
      const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
      const body = await response.text();
      expect(body).toContain('data-paywall-faded');
      await route.fulfill({ headers, body });
    });
    await page.goto(PREMIUM);
    await expect(page.locator('[data-paywall-faded]')).toHaveCount(0);
    await expectWhole();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole text shows [loader-12]', async ({ page }) => {
    await page.goto(PREMIUM);
    const shown = page.locator('[data-paywall-content] > p').filter({ visible: true });
    await expect(shown).toHaveCount(await all(page));
    await expect(page.locator('[data-paywall-fades]')).toHaveCSS('mask-image', 'none');
    await expect(offer(page)).toBeHidden();
  });
});
