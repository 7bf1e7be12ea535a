import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { DAY_BEGINS, playDay } from '../support/play-day.mjs';

test.use({ bare: true });

/** A day that a test plays in the page, instead of the server. */
interface Day {
  /** Makes the server have a number of updates and changes, and polls until they are on the page. */
  play(steps: readonly { updates: number; version: number }[]): Promise<void>;
  /** Number of elements inserted into the list or removed from it. */
  moved: number;
  polls: number;
}

declare global {
  interface Window {
    day: Day;
  }
}

/** Bytes in use, after garbage collection. */
async function heap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

test('lives through a day: 500 updates, 1,000 polls, steady memory and work that does not grow with the list', async ({
  paper,
  page,
}) => {
  await page.addInitScript(playDay);
  await paper.replaceMain(DAY_BEGINS);
  await paper.open(paper.article('liveblog'));
  await paper.settle('liveblog');
  // Four at a time, as in a poll on a busy evening.
  const growing = Array.from({ length: 125 }, (_, index) => ({ updates: index * 4 + 4, version: 0 }));
  const count = () =>
    page.evaluate(() => {
      const list = document.querySelector('[data-liveblog-updates]');
      if (!list) throw new Error('There is no list.');
      window.day.moved = 0;
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records)
          window.day.moved += addedNodes.length + removedNodes.length;
      }).observe(list, { childList: true });
    });
  await count();
  await page.evaluate((steps) => window.day.play(steps), growing);
  // Each update was inserted once, and none was touched again.
  expect(await page.evaluate(() => window.day.moved)).toBe(499);
  expect(await page.locator('[data-widget="liveblog"] li').count()).toBe(500);
  await expect(page.getByRole('button', { name: '499 nieuwe updates' })).toBeVisible();

  // The rest of the day: a change now and then, and polls without changes.
  const rest = (polls: number, from: number) =>
    Array.from({ length: polls }, (_, index) => ({ updates: 500, version: from + Math.floor(index / 25) }));
  await page.evaluate((steps) => window.day.play(steps), rest(435, 1));
  const before = await heap(page);
  await page.evaluate((steps) => window.day.play(steps), rest(440, 20));
  const after = await heap(page);
  expect(await page.evaluate(() => window.day.polls)).toBe(1_000);
  expect(await page.evaluate(() => window.day.moved)).toBe(499);
  expect(after - before, 'bytes that 440 polls left behind').toBeLessThan(500_000);
});
