import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, readThrough, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const ITEMS = /\/missed-items\?block_amount=8$/;
const OWN_FAILURE = /^nmt missed-items: The missed items/;
const slider = (page: Page) => page.getByRole('region', { name: 'Dit heb je gemist' });
const served = (page: Page) => page.getByRole('region', { name: 'In het kort' });

/** Counts the calls for the items. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (ITEMS.test(request.url())) calls += 1;
  });
  return () => calls;
}

test('shows a subscriber in group b what they missed, the same until twenty minutes have passed since the last visit [missed-items-1, missed-items-5, missed-items-7]', async ({
  paper,
  page,
}) => {
  const calls = countCalls(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await paper.open('/?visitor=subscribed-plus&now=2026-03-29T14:00');
  await readThrough(page);
  await expect(slider(page).getByRole('listitem')).toHaveCount(8);
  await expect(served(page)).toHaveCount(0);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBeLessThan(0.001);
  expect(await accessibilityFaults(page, { include: '[data-widget="missed-items"]' })).toEqual([]);
  const headlines = await slider(page).getByRole('link').allTextContents();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page)).toEqual([]);

  const visitAt = async (minute: string) => {
    await paper.open(`/?now=2026-03-29T14:${minute}`);
    await slider(page).or(served(page)).first().scrollIntoViewIfNeeded();
  };
  await visitAt('19');
  await expect(slider(page).getByRole('link')).toHaveText(headlines);
  expect(calls()).toBe(1);
  await page.setViewportSize({ width: 700, height: 800 });
  await slider(page).getByRole('button', { name: 'Volgende' }).click();
  await expect(slider(page).getByRole('listitem').first()).not.toBeInViewport();
  // A wider window does not show it.
  await page.setViewportSize({ width: 741, height: 800 });
  await expect(slider(page)).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 800 });
  await visitAt('40');
  await expect(slider(page)).toBeVisible();
  expect(calls()).toBe(2);
});

test('puts an account that has no group into one for good [missed-items-3, missed-items-4]', async ({
  paper,
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.95;
  });
  await page.setViewportSize({ width: 360, height: 800 });
  // Other experiments store their groups, too.
  const stored = page.waitForRequest(
    (request) =>
      request.method() === 'PUT' &&
      request.url().endsWith('/user/property/') &&
      request.postDataJSON().key === 'dynamic_read_items_home',
  );
  await paper.open('/?visitor=subscribed');
  await served(page).scrollIntoViewIfNeeded();
  expect((await stored).postDataJSON()).toEqual({ key: 'dynamic_read_items_home', value: 'b' });
  await expect(slider(page)).toBeVisible();
  const answer = await page.request.get('/papi/api/user/property/?key=dynamic_read_items_home');
  expect(await answer.json()).toEqual({ data: { key: 'dynamic_read_items_home', value: 'b' } });
});

test('leaves the page as the server sent it where the items cannot be fetched [missed-items-1, missed-items-4, missed-items-7]', async ({
  paper,
  page,
}) => {
  paper.allow(OWN_FAILURE);
  paper.tolerate(/^Failed to load resource.*404/);
  await page.setViewportSize({ width: 360, height: 800 });
  await paper.open('/?visitor=subscribed-plus&fault=404:/papi/api/v2/user/me/index/*');
  await served(page).scrollIntoViewIfNeeded();
  await expect.poll(() => paper.messages.filter((message) => OWN_FAILURE.test(message)).length).toBe(1);
  await expect(served(page).getByRole('listitem')).toHaveCount(3);
  await expect(slider(page)).toHaveCount(0);
});
