import { expect, test } from '../support/paper.ts';
import { tabTo } from '../support/tab-to.ts';
import { accessibilityFaults, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const BUYER = 'a.jansen@post.nl';

test('a buyer without an account chooses a password by keyboard, and gets in with it again', async ({
  paper,
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await paper.open('/nieuws/2026/01/01/ster-a4112?visitor=anonymous');
  const article = new URL(page.url()).pathname;
  const order = new URLSearchParams({ paywallId: 'abonneren', product: '101', return_to: article });
  await paper.open(`/abonnementen/bestellen/?${order}`);
  await page.getByLabel('Voorletters').fill('ab');
  await page.getByLabel('Achternaam').fill('Jansen');
  await page.getByLabel('E-mailadres').fill(BUYER);
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await page.getByRole('button', { name: 'Betaal', exact: true }).click();
  await page.getByRole('link', { name: 'Activeer je abonnement' }).click();
  await page.waitForURL((url) => url.pathname === article);
  await paper.ready();

  // The article is open, and the buyer reads how to log in later.
  await expect(page.locator('[data-paywall-content] > p').last()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Kies een wachtwoord' })).toContainText(BUYER);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await tabTo(page, 'link', 'Kies een wachtwoord');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kies een wachtwoord' })).toBeVisible();
  await paper.ready();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo(page, 'textbox', 'Nieuw wachtwoord');
  await page.keyboard.type('vier fietsen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Voortaan log je in' })).toBeFocused();
  await tabTo(page, 'link', 'Lees verder waar je was');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === article);
  await paper.ready();
  await expect(page.getByRole('complementary', { name: 'Kies een wachtwoord' })).toHaveCount(0);

  await paper.open('/logout/');
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  await paper.open(`/login/?return_to=${encodeURIComponent(article)}`);
  await tabTo(page, 'textbox', 'E-mailadres');
  await page.keyboard.type(BUYER);
  await page.keyboard.press('Tab');
  await page.keyboard.type('vier fietsen');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === article);
  await expect(page.locator('[data-paywall-content] > p').last()).toBeVisible();

  // The e-mail's link is no longer valid after the choice.
  paper.allow(/ 404 /);
  await paper.open('/demo/postvak/');
  await page.getByRole('link', { name: 'Kies een wachtwoord' }).click();
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
});
