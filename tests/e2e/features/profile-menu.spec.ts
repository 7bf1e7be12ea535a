import type { Page } from 'playwright/test';
import { hold } from '../support/hold.ts';
import { accountOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift } from '../support/whole-page.ts';

test.use({ emptyCache: true });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Mijn account' });
const USER_INFO = '**/papi/api/v2/user/me/';

test('shows the initial at once and opens with the name, columns and the family’s link [profile-menu-1, profile-menu-2, profile-menu-3, profile-menu-4, family-link-1, family-link-2]', async ({
  paper,
  page,
}) => {
  const calls: string[] = [];
  const menuFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/me/')) calls.push(request.url());
    if (request.url().includes('/assets/profile-menu-')) menuFiles.push(request.url());
  });
  await paper.open('/vacatures/?visitor=subscribed-plus');
  await expect(accountOpener(page)).toHaveText('N');
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBe(0);
  expect(menuFiles).toEqual([]);
  await accountOpener(page).click();
  await expect(menu(page).getByText('Naima el Amrani')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Mijn gegevens' })).toBeFocused();
  await menu(page).getByRole('button', { name: 'Abonnement' }).press('Enter');
  await expect(menu(page).getByRole('button', { name: 'Terug' })).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Meelezers beheren' })).toBeVisible();
  await expect(menu(page).locator('[data-family-link]:visible')).toHaveCount(1);
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('button', { name: 'Abonnement' })).toBeFocused();
  await menu(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mijn account', expanded: false })).toBeFocused();
  // The name is fetched once for the initial in the header, the initial in the menu and the name.
  expect(calls).toHaveLength(1);

  await paper.open('/vacatures/?visitor=family-member');
  await accountOpener(page).click();
  await menu(page).getByRole('button', { name: 'Abonnement' }).click();
  await menu(page).getByRole('link', { name: 'Je familieabonnement' }).click();
  await expect(page).toHaveURL('/account/#gezin-lid');
});

test('stays open when the surrounding header feature mounts later, opened by a key or by a click [loader-3, profile-menu-2]', async ({
  paper,
  page,
}) => {
  for (const way of ['key', 'click']) {
    const send = await hold(page, '**/every-page-*.js');
    // A script that is requested before the page has loaded also delays the load event.
    await page.goto('/vacatures/?visitor=subscribed', { waitUntil: 'commit' });
    await paper.ready();
    await accountOpener(page).hover();
    await paper.settle('profile-menu');
    // Once, because a second press would close the menu.
    if (way === 'key') await accountOpener(page).press('Space');
    else await accountOpener(page).click();
    await expect(menu(page).getByRole('link', { name: 'Mijn gegevens' })).toBeFocused();
    send();
    await paper.settle('sticky-header');
    await expect(menu(page).getByRole('link', { name: 'Mijn gegevens' })).toBeFocused();
  }
});

test('continues with a panel whose link was followed before any script [profile-menu-2]', async ({
  paper,
  page,
}) => {
  const send = await hold(page, '**/loader-*.js');
  await page.goto('/vacatures/?visitor=subscribed', { waitUntil: 'commit' });
  await accountOpener(page).press('Enter');
  const link = page.locator('#account').getByRole('link', { name: 'Mijn gegevens' });
  await expect(link).toBeVisible();
  send();
  await paper.ready();
  await link.hover();
  await expect(menu(page).getByRole('link', { name: 'Mijn gegevens' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(accountOpener(page)).toBeFocused();
});

test('a name is text, and without one there are Mijn account and a neutral icon [profile-menu-1, profile-menu-3]', async ({
  paper,
  page,
}) => {
  const hostile = '<img src=x onerror="document.title=1">'.repeat(4);
  await paper.answer(USER_INFO, { name: hostile }, { name: '' });
  await page.setViewportSize({ width: 360, height: 640 });
  await paper.open('/vacatures/?visitor=subscribed');
  await expect(accountOpener(page)).toHaveText('I');
  await accountOpener(page).click();
  await expect(menu(page).getByText(hostile)).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Sluiten' })).toBeInViewport();

  await page.goto('/vacatures/');
  await accountOpener(page).click();
  await expect(menu(page).getByRole('strong')).toHaveText('Mijn account');
  await expect(accountOpener(page).locator('svg')).toHaveCount(1);
});

test('a logged-out reader has the link Inloggen instead [profile-menu-3]', async ({ paper, page }) => {
  await paper.open('/features/profile-menu.html?visitor=anonymous');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(accountOpener(page)).toHaveCount(0);
  const stage = page.locator('#uitgelogd .state-stage');
  await expect(stage.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(stage.getByText('Mijn account').first()).toBeHidden();
});
