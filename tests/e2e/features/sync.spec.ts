import { running } from '../support/features.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const DEMO = '/features/reading-history.html';
const UPDATE = /\/papi\/api\/.*\/last_update\/?$/;

test('shows what was read on another device, in every tab by one check, until a logout [sync-1, sync-5]', async ({
  paper,
  page,
  context,
}) => {
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

  // Simulates another device: a call that no page of the product makes.
  const put = await page.request.put('/papi/api/user/history', { data: { article_id: 4199 } });
  expect(put.ok()).toBe(true);
  // A third tab, without the product, makes the next check due in both others at once, as if five minutes had passed.
  const third = await context.newPage();
  await third.goto('/assets/manifest.json');
  await third.evaluate(() => {
    const state = JSON.parse(localStorage.getItem('nmt_sync') ?? '');
    state.value.checkedAt = Date.now() - 299_500;
    localStorage.setItem('nmt_sync', JSON.stringify(state));
  });
  await expect(page.locator('#gewoon .is-read')).toHaveCount(3);
  await expect(other.locator('#gewoon .is-read')).toHaveCount(3);
  expect(checks).toHaveLength(6);

  await test.step('a logout in another tab makes them forget', async () => {
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('nmt_sync'), localStorage.getItem('nmt_read')]);
    await expect.poll(async () => (await stored()).includes(null)).toBe(false);
    await third.goto('/vacatures/?visitor=anonymous');
    await expect.poll(stored).toEqual([null, null]);
    await expect(page.locator('.is-read')).toHaveCount(0);
  });
});
