import type { Locator, Page } from 'playwright/test';
import { accountMenu, accountOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';
import { tabTo } from '../support/tab-to.ts';
import { accessibilityFaults, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true });

const CONFIRM = { name: 'Opzegging bevestigen' };
const RECEIVED = /^Je opzegging is ontvangen\. We stuurden een bevestiging naar/;

/** Counts a reader's presses. */
function counter() {
  let count = 0;
  return {
    press: async (control: Locator) => {
      count += 1;
      await control.click();
    },
    count: () => count,
  };
}

/** The demo's e-mails, newest first. */
async function letters(page: Page): Promise<string[]> {
  await page.goto('/demo/postvak/');
  return page.locator('.letterbox__mail h2').allTextContents();
}

test.describe('on the newspaper', () => {
  test.use({ bare: false });

  test('is as short a way out as the way in was [subscription-settings-3]', async ({ paper, page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await paper.open('/?visitor=registered');
    const ways = { in: counter(), out: counter() };
    await ways.in.press(page.getByRole('link', { name: 'Abonneren' }).first());
    await ways.in.press(page.getByRole('link', { name: 'Kies Digitaal', exact: true }).first());
    await page.getByLabel('Voorletters').fill('jv');
    await page.getByLabel('Achternaam').fill('Vermeulen');
    await ways.in.press(page.getByRole('checkbox', { name: /algemene voorwaarden/ }));
    await ways.in.press(page.getByRole('button', { name: 'Bestellen en betalen' }));
    await ways.in.press(page.getByRole('button', { name: 'Betaal', exact: true }));
    await page.waitForURL(/\/abonnementen\/bestellen\//);
    await expect(page.getByRole('main').getByRole('link', { name: 'hier herroepen' })).toBeVisible();

    await paper.open('/');
    await ways.out.press(page.getByRole('contentinfo').getByRole('link', { name: 'Abonnement opzeggen' }));
    await ways.out.press(page.getByRole('button', CONFIRM));
    // By the script, or by the server if the press came before the script had loaded.
    await expect(page.getByText(/Je hebt opgezegd\. Je abonnement stopt op/)).toBeVisible();
    expect(ways.out.count()).toBeLessThanOrEqual(2);
    expect(ways.out.count()).toBeLessThanOrEqual(ways.in.count());
    // From the account menu it takes one press more.
    await paper.open('/');
    await accountOpener(page).click();
    await accountMenu(page).getByRole('link', { name: 'Abonnement opzeggen' }).click();
    await expect(page.getByRole('button', { name: 'Opzegging intrekken' })).toBeVisible();
    expect(await letters(page)).toEqual(['Je opzegging is ontvangen', 'Je abonnement is begonnen']);
  });
});

test('is cancelled by keyboard on a small screen through a lost line, once, and undone [subscription-settings-3, subscription-settings-4]', async ({
  paper,
  page,
}) => {
  test.setTimeout(90_000);
  paper.tolerate(/may not have been made|Failed to load resource|ERR_/);
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open(
    '/account/?visitor=long-standing&fault=lost:/data/subscriptions/*/cancellation/#abonnement',
  );
  await tabTo(page, 'button', 'Abonnement opzeggen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Abonnement opzeggen' })).toBeFocused();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo(page, 'button', CONFIRM.name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'er gebeurt nooit iets dubbel' })).toBeVisible();
  await page.context().clearCookies({ name: 'nmt_fault' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: RECEIVED })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Digitaal, per maand' })).toBeFocused();
  await page.goto('/account/#abonnement');
  await page.getByRole('button', { name: 'Opzegging intrekken' }).click();
  await expect(page.getByText('Je abonnement loopt door.')).toBeVisible();
  expect(await letters(page)).toEqual(['Je opzegging is ingetrokken', 'Je opzegging is ontvangen']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is cancelled in two presses, and undone [subscription-settings-3]', async ({ page }) => {
    await page.goto('/?visitor=subscribed-plus');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Abonnement opzeggen' }).click();
    await page.getByRole('button', CONFIRM).click();
    await expect(page.getByText(/Je hebt opgezegd\. Je abonnement stopt op/)).toBeVisible();
    await page.getByRole('button', { name: 'Opzegging intrekken' }).click();
    await expect(page.getByRole('button', CONFIRM)).toBeVisible();
    await page.goto('/account/opzeggen/?visitor=family-member');
    await expect(page.getByRole('link', { name: 'Stop met meelezen' })).toBeVisible();
    await page.goto('/account/opzeggen/?visitor=anonymous');
    await expect(page.getByRole('main').getByRole('link', { name: 'hier herroepen' })).toBeVisible();
  });
});
