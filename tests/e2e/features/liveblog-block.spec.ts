import type { Locator, Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { countFetches, watchFetches } from '../support/fetches.ts';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

const NOW = Date.parse('2026-11-07T21:00:00+01:00');
const CALL = '**/data/liveblog-newstheme-block/4104';
const MINUTE = 60_000;

/** Updates so many minutes before the test begins. */
const updates = (...minutes: number[]) =>
  minutes.map((minute, id) => ({ id, timestamp: NOW - minute * MINUTE }));

const HOOK = '<div data-widget="liveblog-block" data-article-id="4104">Liveblog</div>';
const label = (page: Page) =>
  page.getByRole('main').locator('[data-widget="liveblog-block"][data-article-id="4104"]');

/** Moves the paused clock on a little, for what waits for the next turn, and reads a text. */
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
  // Hidden, the page asks nothing more; the label still follows the clock.
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

test('logs a poll that fails and keeps the label [liveblog-block-3, loader-10]', async ({ paper, page }) => {
  const calls = await paper.answer(CALL, updates(5, 6), 404);
  paper.allow(
    /^nmt liveblog-block: The updates of liveblog 4104 could not be fetched; the label stays\./,
    /Failed to load resource.* 404 .*liveblog-newstheme-block/,
  );
  await paper.replaceMain(HOOK);
  await page.clock.install({ time: NOW });
  await paper.open('/');
  await expect(label(page)).toHaveText('2 updates');
  await page.clock.pauseAt(NOW + MINUTE / 2);
  await runUntil(page, () => calls.length === 2);
  await runUntil(page, () => paper.messagesOf('liveblog-block').length > 0);
  await expect(label(page)).toHaveText('2 updates');
});

test('reads seconds, milliseconds and ISO 8601, and counts no other and no future time [liveblog-block-3]', async ({
  paper,
  page,
}) => {
  const at = NOW - 10 * MINUTE;
  await paper.answer(
    CALL,
    [at, at / 1000, new Date(at).toISOString(), 'gisteren', null, '<b>nu</b>', NOW + 60 * MINUTE].map(
      (timestamp, id) => ({ id, timestamp }),
    ),
  );
  await page.clock.install({ time: NOW });
  await paper.open('/');
  await label(page).scrollIntoViewIfNeeded();
  await expect(label(page)).toHaveText('3 updates');
});

test("keeps the server's label where the number is invalid, and requests nothing [liveblog-block-3]", async ({
  paper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await paper.replaceMain('<div data-widget="liveblog-block" data-article-id="41/../login">Liveblog</div>');
  paper.allow(/nmt liveblog-block: The feature failed.*data-article-id is "41\/\.\.\/login"/);
  await paper.open('/');
  await paper.settle('liveblog-block', { state: 'failed' });
  await expect(page.getByRole('main')).toHaveText('Liveblog');
  expect(asked.filter((address) => /login-status|newstheme/.test(address))).toEqual([]);
});

test('shares one poll between two labels of one liveblog', async ({ paper, page }) => {
  const calls = await paper.answer(CALL, updates(1));
  await paper.replaceMain(HOOK + HOOK);
  await page.clock.install({ time: NOW });
  await paper.open('/');
  await expect(page.getByRole('main').getByText('1 update')).toHaveCount(2);
  expect(calls).toHaveLength(1);
});
