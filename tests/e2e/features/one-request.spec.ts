import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { scrollBy } from '../support/wheel.ts';

/**
 * Counts the prompts in view, several times a second, and stores the maximum. Not in each frame: a clock that is set
 * ahead runs every frame of a minute, and each count forces a layout.
 */
async function watchRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isSeen = (element: Element) => {
      const box = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({ visibilityProperty: true });
      return isVisible && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    };
    const requests = () => [
      ...document.querySelectorAll('dialog[open]'),
      // The bars at the bottom, and the tour.
      ...document.querySelectorAll('[role="region"] > div > p[role="status"]'),
      ...document.querySelectorAll(
        '[data-paywall-type="soft"], [data-paywall-type="topbanner-sticky"][data-shown="true"]',
      ),
      ...[...document.querySelectorAll('[data-newsletter-banner-uri]')].filter((hook) =>
        hook.querySelector('button'),
      ),
      ...[...document.querySelectorAll('[data-widget="view-count"]')].filter((hook) => hook.textContent),
    ];
    const seen = { most: [] as string[] };
    Object.assign(window, { requestsSeen: seen });
    const look = () => {
      const now = requests()
        .filter(isSeen)
        .map((one) => one.textContent?.trim().slice(0, 40) ?? '');
      if (now.length > seen.most.length) seen.most = now;
    };
    setInterval(look, 200);
  });
}

const most = (page: Page) =>
  page.evaluate(() => (window as unknown as { requestsSeen: { most: string[] } }).requestsSeen.most);

/** Waits until all prompts have been shown: the last one waits a second for the others. */
async function quiet(page: Page): Promise<void> {
  for (let second = 0; second < 4; second += 1) {
    await page.waitForLoadState('load');
    await page.clock.runFor(1000);
  }
}

test.use({
  loginModal: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 800 },
});

for (const visitor of ['anonymous', 'registered', 'new-subscriber']) {
  test(`asks ${visitor} for one thing at a time, while they scroll through the front page and an article`, async ({
    paper,
    page,
  }) => {
    test.slow();
    // The clock that is set ahead times out calls whose answers are on their way; they are sent again.
    paper.tolerate(/^nmt outbox: PUT \S+ failed for now; it is tried again/);
    await page.clock.install();
    await watchRequests(page);
    for (const path of [`/?visitor=${visitor}`, paper.article('longRead')]) {
      await paper.open(path);
      await quiet(page);
      const asked = await most(page);
      expect(asked.length, asked.join(' | ')).toBeLessThanOrEqual(1);
      for (let screen = 0; screen < 4; screen += 1) {
        await scrollBy(page, 700);
        await quiet(page);
      }
      const later = await most(page);
      expect(later.length, later.join(' | ')).toBeLessThanOrEqual(1);
    }
  });
}

test('lays no dialog over the number of free articles', async ({ paper, page }) => {
  await paper.open(paper.article('longRead'));
  await expect(page.getByText(/gratis artikel/).first()).toBeVisible();
  await paper.settle('login-modal');
  await paper.idle();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('gives a closed newsletter banner rest, on the next page as well', async ({ paper, page }) => {
  test.slow();
  await paper.open('/?visitor=registered');
  const close = page.getByRole('button', { name: 'Verberg deze nieuwsbrief' });
  await expect(close).toHaveCount(1, { timeout: 20_000 });
  await close.scrollIntoViewIfNeeded();
  await close.click();
  await expect(close).toHaveCount(0);
  await paper.open('/');
  await paper.idle();
  await expect(close).toHaveCount(0);
});
