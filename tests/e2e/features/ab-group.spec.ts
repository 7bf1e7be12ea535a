import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const NOON = new Date('2026-01-15T12:00:00+01:00');
const DEMO = '/features/ab-group.html';

const group = (page: Page, test: string) =>
  page.evaluate((name) => localStorage.getItem(`nmt_abgroup_${name}`), test);

test('joins the group in the address, and shows it for two seconds [ab-test-1, ab-test-2]', async ({
  paper,
  page,
}) => {
  await page.clock.install({ time: NOON });
  const banner = page.getByText('A/B-test dynamic_read_items_home: joined group 2', { exact: true });
  // It may have disappeared by the time that the whole page has loaded.
  await Promise.all([
    expect(banner).toBeVisible({ timeout: 15_000 }),
    paper.open(`${DEMO}#debug=abgroup-dynamic_read_items_home-2`),
  ]);
  expect(await group(page, 'dynamic_read_items_home')).toBe('2');
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
  await page.clock.runFor(5_000);
  await expect(banner).toHaveCount(0);
  await page.clock.resume();
  // It is not shown on pages without the switch, which load no code for it.
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await paper.open('/vacatures/');
  await paper.idle();
  expect(files.filter((file) => /assets\/ab-group/.test(file))).toEqual([]);
  expect(await group(page, 'dynamic_read_items_home')).toBe('2');
});

test('joins another group while the page is open, and lets other groups and tests have no effect [ab-test-2, ab-test-3]', async ({
  paper,
  page,
}) => {
  await paper.open(DEMO);
  const links = page.locator('#geen-groep a, #vijandig a');
  for (const link of await links.all()) await link.click();
  await page.locator('#meedoen').getByRole('link').first().click();
  // The first displayed banner counts: nothing was waiting before it.
  await expect(page.getByText('joined group')).toHaveText('A/B-test mobile_top_banner: joined group 1');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /abgroup/.test(key)))).toEqual([
    'nmt_abgroup_mobile_top_banner',
  ]);
  await page.locator('#meedoen').getByRole('link', { name: 'groep 2' }).first().click();
  await expect(page.getByText('A/B-test mobile_top_banner: joined group 2')).toBeVisible();
  expect(await group(page, 'mobile_top_banner')).toBe('2');
});
