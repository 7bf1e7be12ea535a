import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('finds a name by keyboard, and shows its years as chart and table [special-kindernamen-1, special-kindernamen-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await paper.open('/kindernamen/');
  const field = page.getByRole('combobox', { name: 'Zoek een naam' });
  await field.pressSequentially('ESM');
  const options = page.getByRole('main').getByRole('option');
  await expect(options).toHaveText(['Esmée']);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\?naam=Esm%C3%A9e$/);
  await expect(page.getByRole('heading', { name: 'Esmée' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(51);
  const bars = page.locator('[class*="bars"] > div');
  await expect(bars).toHaveCount(50);
  expect((await bars.last().boundingBox())?.x).toBeLessThan(304);
  // The whole table is printed.
  const last = page.getByRole('row').last();
  await page.emulateMedia({ media: 'print' });
  const [table, box] = await Promise.all([
    page.getByRole('table').evaluate((element) => element.getBoundingClientRect().height),
    page.getByRole('region', { name: 'Esmée, aantal per jaar' }).evaluate((element) => element.clientHeight),
  ]);
  expect(box + 1).toBeGreaterThanOrEqual(table);
  await expect(last).toBeVisible();
});
