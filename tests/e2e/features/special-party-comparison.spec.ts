import { expect, test } from '../support/paper.ts';
import { sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true });

test('puts the picked parties side by side, keeps them in the address, and fits a phone [party-comparison-2, party-comparison-3]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await paper.open('/verkiezingen/partijen/?partijen=bestaat-niet');
  await expect(page.getByRole('cell', { name: 'Gratis schoolmaaltijden.' })).toBeVisible();
  await page.getByLabel('Kies een partij').selectOption('Waterpartij');
  await page.getByLabel('Kies een partij').selectOption('steden-en-dorpen');
  const heads = page.getByRole('columnheader').filter({ visible: true });
  await expect(heads).toHaveText(['Waterpartij', 'Steden en Dorpen']);
  await expect(page).toHaveURL(/\?partijen=waterpartij,steden-en-dorpen$/);
  await expect(page.getByRole('cell', { name: 'Gratis schoolmaaltijden.' })).toBeHidden();
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.reload();
  await expect(heads).toHaveText(['Waterpartij', 'Steden en Dorpen']);
  await page.getByRole('button', { name: 'Wis keuze' }).click();
  await expect(page).toHaveURL(/\/partijen\/$/);
  await expect(page.getByLabel('Kies een partij')).toBeFocused();
  await expect(page.getByRole('cell', { name: 'Gratis schoolmaaltijden.' })).toBeVisible();
});
