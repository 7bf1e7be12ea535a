import type { Locator, Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { countFetches, watchFetches } from '../support/fetches.ts';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

test.use({ bare: true });

const NOW = Date.parse('2026-11-07T21:00:00+01:00');
const CALL = '**/data/liveblog-newstheme-block/4104';
const MINUTE = 60_000;

/** Updates published a number of minutes before the start of the test. */
const updates = (...minutes: number[]) =>
  minutes.map((minute, id) => ({ id, timestamp: NOW - minute * MINUTE }));

const HOOK = '<div data-widget="liveblog-block" data-article-id="4104">Liveblog</div>';
const label = (page: Page) =>
  page.getByRole('main').locator('[data-widget="liveblog-block"][data-article-id="4104"]');

/** Advances the paused clock a little, for work that waits for the next task, and reads a text. */
async function runFor(page: Page, milliseconds: number, element: Locator): Promise<string | null> {
  await page.clock.runFor(milliseconds);
  return element.textContent();
}

test('counts the updates of the last half hour, poll by poll and as they grow old [liveblog-block-1, liveblog-block-2, loader-9]', async ({
  paper,
  page,
}) => {
  const calls = await paper.answer(CALL, updates(0.5, 27, 31), updates(-0.5, 0.5, 27, 31));
  const times = await watchFetches(page, '/data/liveblog-newstheme-block');
  await paper.replaceMain(HOOK);
  await page.clock.install({ time: NOW });
  await paper.open('/');
  await expect(label(page)).toHaveText('2 updates');
  expect(new URL(calls[0]?.url() ?? '').pathname).toBe('/data/liveblog-newstheme-block/4104');
  await page.clock.pauseAt(NOW + MINUTE / 2);
  await runUntil(page, () => calls.length === 2);
  const [first = 0, second = 0] = await times();
  // The minute begins at the first answer, while the clock still runs by itself.
  expect(second - first).toBeLessThanOrEqual(MINUTE + 5_000);
  expect(second - first).toBeGreaterThan(MINUTE / 2);
  await expect.poll(() => runFor(page, 10, label(page))).toBe('3 updates');
  // While hidden, the page makes no more requests; the label is still updated with the clock.
  await setVisibility(page, 'hidden');
  await page.clock.runFor(3 * MINUTE);
  await expect(label(page)).toHaveText('2 updates');
  await page.clock.runFor(26 * MINUTE);
  await expect(label(page)).toHaveText('1 update');
  await page.clock.runFor(2 * MINUTE);
  await expect(label(page)).toHaveText('Liveblog');
  expect(calls).toHaveLength(2);
});

test('makes no call while the page is hidden, and one at once when the reader returns [liveblog-block-1]', async ({
  paper,
  page,
}) => {
  await paper.answer(CALL, updates(), updates(-9));
  const calls = await countFetches(page, '/data/liveblog-newstheme-block');
  await paper.replaceMain(HOOK);
  await page.clock.install({ time: NOW });
  await paper.open('/');
  await expect.poll(calls).toBe(1);
  // The ten minutes would be too long for a script that is still loading.
  await paper.idle();
  await page.clock.pauseAt(NOW + MINUTE / 2);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(10 * MINUTE);
  expect(await calls()).toBe(1);
  await expect(label(page)).toHaveText('Liveblog');
  await setVisibility(page, 'visible');
  await expect.poll(calls).toBe(2);
  await expect.poll(() => runFor(page, 10, label(page))).toBe('1 update');
});
