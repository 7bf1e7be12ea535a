import type { Browser, Page } from 'playwright/test';
import { listAddress } from '../support/list-address.ts';
import { accountMenu, accountOpener } from '../support/menus.ts';
import { expect, REFUSED, test } from '../support/paper.ts';
import { tabTo } from '../support/tab-to.ts';
import { accessibilityFaults, contrastFaults, sidewaysOverflow } from '../support/whole-page.ts';

const PASSWORD = 'ochtendkrant';

const banner = (page: Page) => page.getByRole('banner');

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
}

test('with the keyboard a reader logs in from a page, returns to it, uses the account menu and logs out again', async ({
  paper,
  page,
}) => {
  await page.goto('/sectie/sport/?pagina=2');
  await banner(page).getByRole('link', { name: 'Inloggen' }).press('Enter');
  await expect(page).toHaveURL('/login/?return_to=%2Fsectie%2Fsport%2F%3Fpagina%3D2');
  await page.getByLabel('E-mailadres').focus();
  await page.keyboard.type('naima@lezers.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sectie/sport/?pagina=2');
  await paper.ready();
  await accountOpener(page).focus();
  await page.keyboard.press('Enter');
  await expect(accountMenu(page).getByText('Plusabonnee', { exact: true })).toBeVisible();
  await expect(accountMenu(page).getByRole('link', { name: 'Mijn gegevens' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accountOpener(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(accountMenu(page).getByRole('link', { name: 'Mijn gegevens' })).toBeFocused();
  await tabTo(page, 'button', 'Uitloggen');
  await expect(accountMenu(page).getByRole('button', { name: 'Uitloggen' })).toBeFocused();
  // Pending calls of the page are refused once the reader is logged out.
  paper.tolerate(REFUSED);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sectie/sport/?pagina=2');
  await expect(banner(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();
});

/** A reader makes mistakes, and the form shows each beside its field, with the focus on the first one. */
async function expectMistakes(page: Page, look: () => Promise<void> = async () => {}): Promise<void> {
  await page.goto('/login/?return_to=/sectie/cultuur/');
  await fill(page, 'joost@', '');
  await expect(page).toHaveTitle(/^Fout: Inloggen/);
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/geldig e-mailadres/);
  await expect(page.getByLabel('E-mailadres')).toHaveValue('joost@');
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    'Vul je wachtwoord in.',
  );
  await look();
  await fill(page, 'joost@lezers.example', 'fout');
  await expect(page.getByRole('alert')).toContainText('horen niet bij elkaar');
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('');
  await fill(page, 'joost@lezers.example', PASSWORD);
  await expect(page).toHaveURL(listAddress('/sectie/cultuur/'));
}

test('errors are shown beside their fields, for everybody, in every width and colour', async ({
  paper,
  page,
}) => {
  paper.tolerate(/422/);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await expectMistakes(page, async () => {
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass('dark-mode');
    expect(await contrastFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader logs in from a page, returns to it, and logs out again; errors are shown beside their fields', async ({
    paper,
    page,
  }) => {
    paper.tolerate(/422/);
    await page.goto('/sectie/sport/?pagina=2');
    await banner(page).getByRole('link', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL('/login/?return_to=%2Fsectie%2Fsport%2F%3Fpagina%3D2');
    await fill(page, 'joost@lezers.example', PASSWORD);
    await expect(page).toHaveURL('/sectie/sport/?pagina=2');
    await accountOpener(page).click();
    await expect(accountMenu(page).getByText('Abonnee', { exact: true })).toBeVisible();
    await accountMenu(page).getByRole('button', { name: 'Uitloggen' }).click();
    await expect(page).toHaveURL('/sectie/sport/?pagina=2');
    await expect(banner(page).getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await expectMistakes(page);
  });
});

test('two browsers have a session each, and the account menu can be read by everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const other = await openOther(browser, baseURL);
  await page.goto('/?visitor=subscribed-plus');
  await other.goto('/?visitor=registered');
  await expect(page.locator('.demo-bar summary')).toContainText('Plus');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await accountOpener(page).click();
  await accountOpener(other).click();
  await expect(accountMenu(page).getByText('Naima el Amrani')).toBeVisible();
  await expect(accountMenu(other).getByText('Jasmijn Vermeulen')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  const { cookies } = await page.context().storageState();
  expect(cookies.find(({ name }) => name === 'nmt_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(cookies.find(({ name }) => name === 'nmt_login')).toMatchObject({ httpOnly: false });
  await other.context().close();
});

async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
}

test('a form of an expired session shows a message and works at the second try', async ({ paper, page }) => {
  paper.tolerate(/403/);
  await page.goto('/login/?return_to=/sectie/sport/');
  await page.context().clearCookies({ name: 'nmt_session' });
  await page.getByRole('button', { name: /^Lees als Wiebe/ }).click();
  await expect(page.getByRole('alert')).toContainText('verlopen');
  await page.getByRole('button', { name: /^Lees als Wiebe/ }).click();
  await expect(page).toHaveURL(listAddress('/sectie/sport/'));
});
