import { expect, test } from '../support/paper.ts';

test('an account is made, and its password is renewed by the link in a mail', async ({ paper, page }) => {
  test.slow();
  paper.allow(/ 422 /);
  await paper.open('/login/?return_to=%2Fleeslijst%2F');
  await page.getByRole('link', { name: 'Account maken' }).click();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByText('Ga akkoord met de voorwaarden om een account te maken.')).toBeVisible();
  await page.getByLabel('Naam').fill('Jo de Wit');
  await page.getByLabel('E-mailadres').fill('jo@lezers.example');
  const password = page.getByRole('textbox', { name: 'Wachtwoord', exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('vier fietsen');
  const show = page.getByRole('button', { name: 'Toon wachtwoord' });
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page).toHaveURL('/leeslijst/');

  await paper.open('/?visitor=anonymous');
  await paper.open('/login/');
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await page.getByLabel('E-mailadres').fill('jo@lezers.example');
  await page.getByRole('button', { name: 'Stuur de e-mail' }).click();
  await page.getByRole('link', { name: 'postvak van de demo' }).click();
  await page.getByRole('link', { name: 'Kies een nieuw wachtwoord' }).click();
  const link = page.url();
  await page.getByLabel('Nieuw wachtwoord').fill('vijf fietsen');
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Je wachtwoord is gewijzigd' })).toBeVisible();
  await page.getByLabel('E-mailadres').fill('jo@lezers.example');
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('vijf fietsen');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(
    page
      .getByRole('button', { name: 'Mijn account' })
      .or(page.getByRole('link', { name: 'Mijn account' }))
      .first(),
  ).toBeVisible();

  paper.tolerate(/404/);
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
  await page.getByRole('link', { name: 'Opgeslagen artikelen' }).click();
  await expect(page).toHaveURL('/leeslijst/');
});
