import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ emptyCache: true });

const dot = (page: Page) => page.getByRole('banner').getByText('Nieuwe editie beschikbaar');

test('shows the dot from 22:00 on to a reader who looked in the morning, in Amsterdam, in any time zone [edition-indicator-3, edition-indicator-4]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    timezoneId: 'America/New_York',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const looked = page.waitForResponse(/\/data\/view-date/);
  await page.goto('/vacatures/?visitor=subscribed&now=2026-03-29T21:59');
  await looked;
  await page.waitForFunction(() => localStorage.getItem('nmt_edition_dates') !== null);
  await expect(dot(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('nmt_edition_dates'));
  await page.goto('/vacatures/?visitor=subscribed&now=2026-03-29T22:00');
  await expect(dot(page)).toBeAttached();
  expect((await layoutShift(page)).score).toBe(0);
  await context.close();
});

test('makes one call for several pages, and is removed where a lookup fails [edition-indicator-1, edition-indicator-4]', async ({
  paper,
  page,
}) => {
  const lookups: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/latest-edition|view-date|latest-article/.test(pathname)) lookups.push(pathname);
  });
  await paper.open('/vacatures/?visitor=registered');
  await expect(dot(page)).toBeAttached();
  await paper.open('/sectie/sport/');
  await expect(dot(page)).toBeAttached();
  expect(lookups.sort()).toEqual(['/data/latest-edition', '/data/view-date', '/papi/api/v2/latest-article/']);

  paper.tolerate(/Failed to load resource/);
  paper.allow(/nmt edition-indicator: It is not known which edition is the latest: .* No dot is shown\./);
  await page.evaluate(() => localStorage.removeItem('nmt_edition_dates'));
  await paper.answer('**/data/view-date', 403);
  await paper.open('/sectie/cultuur/');
  await paper.settle('edition-indicator');
  await expect(dot(page)).toHaveCount(0);
});

test('is absent for an anonymous reader, who loads no code for it [edition-indicator-1]', async ({
  paper,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await paper.open('/vacatures/?visitor=anonymous');
  await paper.idle();
  await expect(page.locator('[data-widget="edition-indicator"]')).not.toHaveAttribute('data-widget-state');
  expect(files.filter((file) => /\/subscriber-|latest-edition|view-date/.test(file))).toEqual([]);
});
