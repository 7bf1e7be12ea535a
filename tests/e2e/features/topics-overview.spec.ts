import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const PAGE = '/onderwerpen/';

test('finds a topic by a part of its name, and jumps by letter, with the keyboard alone [topics-overview-1, topics-overview-2]', async ({
  paper,
  page,
}) => {
  await paper.open(PAGE);
  const overview = page.locator('[data-widget="topics-overview"]');
  const box = page.getByRole('searchbox', { name: 'Zoek een onderwerp' });
  await box.focus();
  await page.keyboard.type('SKIE');
  await expect(overview.getByRole('link', { name: 'Skiën' })).toBeVisible();
  await expect(overview.locator('li a[href^="/"]').filter({ visible: true })).toHaveText(['Skiën']);
  await expect(overview.getByRole('link', { name: 'S', exact: true })).toBeVisible();
  await expect(overview.getByRole('link', { name: 'K', exact: true })).toHaveCount(0);
  expect(await accessibilityFaults(page, { include: '[data-widget="topics-overview"]' })).toEqual([]);
  await page.keyboard.type('xxx');
  await expect(overview.getByText('Geen onderwerpen gevonden.')).toBeVisible();
  await box.fill('');
  await overview.getByRole('link', { name: 'W', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#letter-w$/);
  await expect(overview.getByRole('heading', { name: 'W', exact: true })).toBeInViewport();
});

test('comes without moving the list [topics-overview-1]', async ({ paper, page }) => {
  await paper.open(PAGE);
  await expect(page.getByRole('searchbox', { name: 'Zoek een onderwerp' })).toBeVisible();
  await paper.settle('topic-suggestions');
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeVisible();
  expect((await layoutShift(page)).score).toBeLessThan(0.02);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list and its letters work [topics-overview-2]', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('link', { name: 'W', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'W', exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'Wielrennen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wielrennen' })).toBeVisible();
  });
});
