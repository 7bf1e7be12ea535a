import type { Page } from 'playwright/test';
import { accountOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';
import { tabTo } from '../support/tab-to.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

const password = (page: Page) => page.getByRole('textbox', { name: 'Wachtwoord', exact: true });

test('an account is made: errors keep the rest, and the onboarding says that it worked', async ({
  paper,
  page,
}) => {
  paper.allow(/ 422 /);
  await paper.open('/login/?return_to=%2Fleeslijst%2F');
  await page.getByRole('link', { name: 'Account maken' }).click();
  await paper.settle('form');
  await page.getByLabel('Naam').fill('Jo de Wit');
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await password(page).fill('vier fietsen');
  const show = page.getByRole('button', { name: 'Toon wachtwoord' });
  await show.click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');

  // Errors are shown before the form is sent: everything else stays.
  await page.getByRole('button', { name: 'Account maken' }).click();
  const email = page.getByLabel('E-mailadres');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Vul dit veld in.');
  await expect(password(page)).toHaveValue('vier fietsen');

  // Errors that only the server can detect come from it; it holds the password in the meantime.
  await email.fill('joost@lezers.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(email).toHaveAccessibleDescription(/al een account gemaakt/);
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Naam')).toHaveValue('Jo de Wit');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('Je wachtwoord is onthouden.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await email.fill('jo@lezers.example');
  await page.getByRole('button', { name: 'Account maken' }).click();

  const done = page.getByRole('status').filter({ hasText: 'Je account is gemaakt, en je bent ingelogd.' });
  await expect(done).toBeFocused();
  await expect(page.getByRole('heading', { name: "Kies je thema's" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'waar je was' }).click();
  await expect(page).toHaveURL('/leeslijst/');
});

test('an account of a funnel is confirmed by the link in an e-mail, by keyboard, and leads to the onboarding [registration-5, registration-10]', async ({
  paper,
  page,
}) => {
  paper.allow(/ 409 /);
  await paper.open('/paywall-activate/?paywallId=gratis-account&return_to=%2Fsectie%2Fsport%2F');
  const email = page.getByLabel('E-mailadres');
  await email.fill('joost@lezers.example');
  await password(page).fill('vier fietsen in de regen');
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
  await password(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Er is al een account' })).toBeVisible();
  await expect(password(page)).toHaveValue('vier fietsen in de regen');
  await email.fill('els@lezers.example');
  await email.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welkom bij De Nieuwe Morgentijd!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Maak account' })).toHaveCount(0);

  await paper.open('/demo/postvak/');
  await tabTo(page, 'link', 'Bevestig je account');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Bevestig mijn account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Je e-mailadres is bevestigd' })).toBeFocused();
  await tabTo(page, 'link', 'waar je was');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sectie\/sport\/(#account-created)?$/);
  await expect(accountOpener(page)).toBeVisible();
});

test('a forgotten password is renewed by the link in an e-mail, once', async ({ paper, page }) => {
  paper.allow(/ 422 /, / 404 /);
  await paper.open('/login/');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await page.getByLabel('E-mailadres').fill('joost@lezers.example');
  await page.getByRole('button', { name: 'Stuur de e-mail' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'bij ons bekend' })).toBeFocused();
  await page.getByRole('link', { name: 'postvak van de demo' }).click();
  await page.getByRole('link', { name: 'Kies een nieuw wachtwoord' }).click();
  const link = page.url();
  await page.getByRole('textbox', { name: 'Nieuw wachtwoord' }).fill('vijf fietsen');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Je wachtwoord is gewijzigd' })).toBeVisible();

  await page.getByLabel('E-mailadres').fill('joost@lezers.example');
  await password(page).fill('ochtendkrant');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('horen niet bij elkaar')).toBeVisible();
  await password(page).fill('vijf fietsen');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(accountOpener(page)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
});

test('every page leads to contact, colophon, privacy and terms; the menu to what readers saved and follow', async ({
  paper,
  page,
}) => {
  await paper.open('/');
  const house = page.getByRole('navigation', { name: 'Over deze site' });
  for (const name of ['Contact', 'Colofon', 'Privacy', 'Voorwaarden']) {
    const path = await house.getByRole('link', { name }).getAttribute('href');
    expect(await (await page.request.get(path ?? '')).text()).toContain(`<h1>${name}</h1>`);
  }
  await page.locator('header').getByLabel('Menu').first().click();
  await page
    .getByRole('navigation')
    .or(page.getByRole('dialog'))
    .getByRole('link', { name: 'Leeslijst' })
    .first()
    .click();
  await expect(page).toHaveURL('/leeslijst/');
});
