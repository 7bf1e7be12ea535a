import type { Page } from 'playwright/test';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/paper.ts';
import { follow } from '../support/topics.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

interface Case {
  readonly path: string;
  readonly feature: string;
  /** Visitors for whom the block has no, few and many items. */
  readonly visitors: readonly string[];
  /** The id of a topic that the last visitor follows. */
  readonly topic?: number;
}

const CASES: readonly Case[] = [
  { path: '/mijn-nieuws/', feature: 'my-news', visitors: ['newcomer', 'subscribed'] },
  { path: '/mijn-nieuws/', feature: 'my-news', visitors: ['newcomer'], topic: 302 },
  {
    path: '/gezin/',
    feature: 'family-settings',
    visitors: ['anonymous', 'subscribed', 'family-member', 'subscribed-plus'],
  },
  {
    path: '/leeslijst/',
    feature: 'reading-list-page',
    visitors: ['anonymous', 'newcomer', 'starter', 'subscribed', 'collector'],
  },
  {
    path: '/instellingen/meldingen/',
    feature: 'web-push',
    visitors: ['anonymous', 'newcomer', 'push-reader'],
  },
  {
    path: '/instellingen/privacy/',
    feature: 'privacy-settings',
    visitors: ['anonymous', 'newcomer', 'subscribed'],
  },
];
/** Number of px below a block's content that do not count as a hole: a margin, and an empty line for messages. */
const MARGIN = 48;

for (const width of [360, 1280]) {
  test(`pages for each visitor hold no empty space, and nothing moves, at ${width} px`, async ({
    paper,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    for (const { path, feature, visitors, topic } of CASES) {
      for (const visitor of visitors) {
        await test.step(`${path} for ${topic ? 'one who follows one topic' : visitor}`, async () => {
          await paper.open(`${path}?visitor=${visitor}`);
          if (topic) {
            await follow(page, topic);
            await page.reload();
          }
          await expect.poll(() => emptySpace(page, feature)).toBeLessThanOrEqual(MARGIN);
          await paper.idle();
          expect.soft(await emptySpace(page, feature)).toBeLessThanOrEqual(MARGIN);
          const { score, moved } = await layoutShift(page);
          expect.soft(score, moved.join('\n')).toBeLessThan(0.001);
        });
      }
    }
  });
}

test.describe('above the footer', () => {
  test.use({ bare: false });

  // A visitor who has scrolled to the end of the page before the answer has arrived sees the footer.
  test('settings that arrive late fit into the space that is kept for them', async ({ paper, page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const release = await hold(page, '**/papi/api/user/**');
      await paper.open('/instellingen/privacy/?visitor=subscribed');
      const hook = page.locator('[data-widget="privacy-settings"]');
      await page.locator('body > footer').scrollIntoViewIfNeeded();
      await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
      const height = () => hook.evaluate((element) => element.getBoundingClientRect().height);
      const kept = await height();
      release();
      await expect(hook.getByRole('switch').first()).toBeVisible();
      await paper.idle();
      expect.soft(await height(), `${width} px`).toBeLessThanOrEqual(kept);
      const { score, moved } = await layoutShift(page);
      expect.soft(score, [`${width} px`, ...moved].join('\n')).toBeLessThan(0.001);
      await page.unrouteAll();
    }
  });
});

/**
 * The number of empty px at the end of a block, or of the space kept for a removed one; infinite while the block waits
 * for its content.
 */
function emptySpace(page: Page, feature: string): Promise<number> {
  return page.evaluate((name) => {
    const hook = document.querySelector(`[data-widget="${name}"]`);
    const kept = [...document.querySelectorAll<HTMLElement>('main div:empty')].map(
      (space) => space.offsetHeight,
    );
    if (!hook?.checkVisibility()) return Math.max(0, ...kept);
    const isWaiting = /ing$/.test(hook.getAttribute('data-widget-state') ?? 'ing');
    if (isWaiting || !hook.textContent?.trim()) return Number.MAX_SAFE_INTEGER;
    // An element that contains others may itself reserve the space.
    const parts = [...hook.querySelectorAll(':not(:has(*))')].filter((part) => part.checkVisibility());
    const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    return Math.round(hook.getBoundingClientRect().bottom - end);
  }, feature);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, bare: true });
  test('no feature reserves space for what does not come', async ({ page }) => {
    for (const feature of ['chart-embed', 'instant-feedback', 'payment-status', 'quiz', 'topic-preview']) {
      await page.goto(`/features/${feature}.html`);
      const holes = await page.locator('[data-widget]').evaluateAll((hooks) =>
        hooks.flatMap((hook) => {
          const range = document.createRange();
          range.selectNodeContents(hook);
          const content = range.getBoundingClientRect();
          const { top, bottom } = hook.getBoundingClientRect();
          const end = content.height > 0 ? content.bottom : top;
          const hole = bottom - end - Number.parseFloat(getComputedStyle(hook).paddingBottom);
          return hole > 40 ? [`${(hook as HTMLElement).dataset.widget}: ${Math.round(hole)} px`] : [];
        }),
      );
      expect(holes, feature).toEqual([]);
    }
  });
});
