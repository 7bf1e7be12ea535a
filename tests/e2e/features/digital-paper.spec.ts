import { readFile } from 'node:fs/promises';
import type { Request } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

test('gives an article its printed page as a PDF, and leads to the paper that a reader leafs through [digital-paper-1, digital-paper-6, digital-paper-8, digital-paper-9]', async ({
  paper,
  page,
}) => {
  const article = paper.article('longRead');
  const pings: Request[] = [];
  page.on('request', (request) => {
    if (/\/papi\/user\/ping|stats\/issue-opened/.test(request.url())) pings.push(request);
  });
  await paper.open(`${article}?visitor=subscribed`);
  const place = page.locator('[data-widget="digital-paper"]');
  await expect(place).toHaveAttribute('data-rejection', 'no-download-rights');
  await expect(page.getByRole('link', { name: 'Download als pdf' })).toHaveCount(0);

  await paper.open(`${article}?visitor=subscribed-plus`);
  const link = place.getByRole('link', { name: 'Download als pdf' });
  await link.scrollIntoViewIfNeeded();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(pings).toEqual([]);

  await place.getByRole('link', { name: /^In de krant, pagina / }).click();
  await paper.ready();
  await expect(page).toHaveURL(/\/krant\/\d{4}\/\d\d\/\d\d\/editie\/ochtendblad\/-\d+-van-\d+#\d+$/);
  await expect.poll(() => pings.length).toBeGreaterThan(1);
  const [, year, month, day, hash] = /krant\/(\d+)\/(\d+)\/(\d+)\/.*#(\d+)$/.exec(page.url()) ?? [];
  const date = `${year}-${month}-${day}`;
  const sent = pings.map((request) => `${request.resourceType()} ${new URL(request.url()).search}`);
  expect(sent.sort()).toEqual([`image ?hash=${hash}`, `image ?pub_code=NH&pub_date=${date}`]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nmt_viewdate') ?? '')).not.toBe('');

  await page.getByRole('link', { name: 'Vorige pagina' }).click();
  await paper.ready();
  await expect(page.getByRole('link', { name: 'Download als pdf' }).first()).toBeVisible();
  expect((await layoutShift(page)).score).toBe(0);
});
