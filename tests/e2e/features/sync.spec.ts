import { running } from '../support/features.ts';
import { expect, test } from '../support/paper.ts';

const DEMO = '/features/reading-history.html';
const UPDATE = /\/papi\/api\/.*\/last_update\/?$/;

test('shows within five minutes what was read on another device, in every tab by one check [sync-1, sync-2, sync-5]', async ({
  paper,
  page,
  context,
}) => {
  await context.clock.install();
  const checks: string[] = [];
  context.on('request', (request) => {
    if (UPDATE.test(request.url())) checks.push(new URL(request.url()).pathname);
  });
  const first = page.waitForResponse(/user\/history\/sync\/$/);
  await paper.open(`${DEMO}?visitor=subscribed`);
  await running(page, 'sync');
  await first;
  const other = await context.newPage();
  await other.goto(DEMO);
  await running(other, 'sync');
  await expect(other.locator('#gewoon .is-read')).toHaveCount(2);
  expect(checks).toHaveLength(3);

  // The other device: a call that no page of the product makes.
  const put = await page.request.put('/papi/api/user/history', { data: { article_id: 4199 } });
  expect(put.ok()).toBe(true);
  const second = context.waitForEvent('response', (response) =>
    /user\/history\/sync\/$/.test(response.url()),
  );
  await context.clock.fastForward(300_000);
  await second;
  await expect(page.locator('#gewoon .is-read')).toHaveCount(3);
  await expect(other.locator('#gewoon .is-read')).toHaveCount(3);
  expect(checks).toHaveLength(6);
});

test('forgets at a logout in another tab [sync-5]', async ({ paper, page, context }) => {
  const synced = page.waitForResponse(/user\/history\/sync\/$/);
  await paper.open(`${DEMO}?visitor=subscribed`);
  await synced;
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('nmt_sync'), localStorage.getItem('nmt_read')]);
  await expect.poll(async () => (await stored()).includes(null)).toBe(false);
  const other = await context.newPage();
  await other.goto('/?visitor=anonymous');
  await expect.poll(stored).toEqual([null, null]);
  await expect(page.locator('.is-read')).toHaveCount(0);
});
