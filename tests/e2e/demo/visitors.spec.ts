import { listAddress } from '../support/list-address.ts';
import { accountMenu, accountOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';

const VISITORS = {
  registered: 'Geregistreerd',
  regional: 'Regionaal abonnee',
  subscribed: 'Abonnee',
  'subscribed-plus': 'Plusabonnee',
};

test('shows a page as each kind of visitor, and keeps to it', async ({ paper, page }) => {
  await paper.open('/?visitor=anonymous');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  for (const [visitor, name] of Object.entries(VISITORS)) {
    await paper.open(`/?visitor=${visitor}`);
    await expect(banner.getByRole('link', { name: 'Inloggen' })).toHaveCount(0);
    await page.goto('/sectie/sport/');
    await expect(page.locator('.demo-bar summary')).toContainText(name);
    await accountOpener(page).click();
    await expect(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible();
  }
  await accountMenu(page).getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(listAddress('/sectie/sport/'));
  await expect(banner.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await paper.open('/?visitor=koning');
  await expect(banner.getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

test('logs in and out by the demo bar, at a time and in a colour', async ({ paper, page }) => {
  await paper.open('/');
  await page.locator('.demo-bar summary').click();
  await page.getByLabel('Bezoeker').selectOption({ label: 'Plusabonnee' });
  await page.getByLabel('Tijd', { exact: true }).fill('2026-11-05T23:15');
  await page.getByLabel('Kleur').selectOption({ label: 'donker' });
  await page.getByRole('button', { name: 'Toon' }).click();
  await expect(page.locator('html')).toHaveClass('dark-mode');
  await expect(page.locator('.today').getByText('donderdag 5 november 2026')).toBeVisible();
  await expect(page.getByText('Avondeditie')).toBeVisible();
  await expect(page.locator('.demo-bar summary')).toHaveText('Demo: Plusabonnee · 2026-11-05 23:15');
});
