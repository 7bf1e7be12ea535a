import type { Page } from 'playwright/test';
import { accountOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const PAGE = '/instellingen/privacy/';
const radio = (page: Page, name: string) => page.getByRole('radio', { name });

/** The writes that a page makes from now on. */
function watch(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/papi/'))
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test.describe('on the newspaper', () => {
  test.use({ bare: false });

  test('is one click from the menu, and a choice holds on the next visit and in other tabs [privacy-settings-1, privacy-settings-5, privacy-settings-6]', async ({
    paper,
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await paper.open('/vacatures/?visitor=subscribed');
    await accountOpener(page).click();
    await page.getByRole('link', { name: 'Privacy en leesgeschiedenis' }).click();
    await expect(radio(page, '90 dagen')).toBeChecked();
    const other = await context.newPage();
    await other.goto(PAGE);
    await expect(radio(other, '90 dagen')).toBeChecked();
    const writes = watch(page);
    await radio(page, '90 dagen').press('ArrowDown');
    await expect(page.getByText('Opgeslagen.')).toBeVisible();
    await expect(radio(page, '180 dagen')).toBeFocused();
    expect(writes).toEqual(['POST /papi/api/user/settings/enable', 'PUT /papi/api/user/settings']);
    await expect(radio(other, '180 dagen')).toBeChecked();
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await accessibilityFaults(page, { include: '[data-widget="privacy-settings"]' })).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(radio(page, '180 dagen')).toBeChecked();
  });
});

test('restores the choice where saving fails, shows reading per week as a chart, a table and on paper, and deletes everything after a question [privacy-settings-6, privacy-settings-7, reading-history-2]', async ({
  paper,
  page,
}) => {
  paper.allow(/nmt privacy-settings: The choice could not be saved/);
  paper.tolerate(/Failed to load resource/);
  await paper.open(`${PAGE}?visitor=subscribed`);
  await test.step('a choice that cannot be saved', async () => {
    await expect(radio(page, '90 dagen')).toBeChecked();
    await paper.answer('**/papi/api/user/settings/disable', 500);
    await radio(page, 'Uit').click();
    await expect(page.getByRole('alert')).toHaveText('Opslaan mislukt, probeer het later opnieuw.');
    await expect(radio(page, '90 dagen')).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('nmt_history'))).toBeNull();
  });
  const chart = page.getByRole('img', { name: /^In de afgelopen 13 weken las je \d+ artikelen/ });
  await expect(chart).toBeVisible();
  await expect(chart.locator('rect')).toHaveCount(13);
  await expect(page.getByRole('table')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leesgeschiedenis verwijderen' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Bekijk de cijfers als tabel').press('Enter');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(14);

  await test.step('the deletion, on the server and here', async () => {
    const writes = watch(page);
    const remove = page.getByRole('button', { name: 'Leesgeschiedenis verwijderen' });
    await remove.focus();
    await page.keyboard.down('Enter');
    const dialog = page.getByRole('dialog', {
      name: 'Weet je zeker dat je je leesgeschiedenis wilt verwijderen?',
    });
    await expect(dialog).toBeVisible();
    // The key that requested it is still down, and repeats on the answer.
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect(remove).toBeFocused();
    expect(writes).toEqual([]);
    await remove.click();
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(page.getByText('Je leesgeschiedenis is verwijderd.')).toBeVisible();
    await expect(page.getByText('hebben we nog geen gelezen artikelen bijgehouden')).toBeVisible();
    await expect(page.getByRole('img', { name: /^In de afgelopen/ })).toHaveCount(0);
    expect(writes).toEqual(['DELETE /papi/api/user/history']);
    await paper.open('/features/reading-history.html');
    await expect(page.locator('.is-read')).toHaveCount(0);
  });
});

test('asks who is logged out to log in, and moves nothing [privacy-settings-4]', async ({ paper, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await paper.open(`${PAGE}?visitor=anonymous`);
  await paper.settle('privacy-settings');
  await expect(page.getByRole('main').getByText('Log in om je instellingen te bekijken.')).toBeVisible();
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
});
