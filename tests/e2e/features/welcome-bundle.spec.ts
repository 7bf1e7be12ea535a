import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

test('greets a new reader, and ticks off what was opened until the logout [welcome-bundle-1, welcome-bundle-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/welkom/?visitor=newcomer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Tessel Kuijpers');
  const count = page.getByText(/ van 6 bekeken$/);
  await expect(count).toHaveText('0 van 6 bekeken');
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });

  await page.locator('main').getByRole('link', { name: 'Leeslijst' }).press('Enter');
  await page.waitForURL('**/leeslijst/');
  await paper.open('/welkom/');
  await expect(count).toHaveText('1 van 6 bekeken');
  await expect(page.getByRole('link', { name: 'Leeslijst (bekeken)' })).toHaveAttribute('data-opened', '');
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });

  await paper.open('/welkom/?visitor=anonymous');
  await expect(count).toHaveText('0 van 6 bekeken');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom');
  expect(await page.evaluate(() => localStorage.getItem('nmt_welcome_parts'))).toBeNull();
});
