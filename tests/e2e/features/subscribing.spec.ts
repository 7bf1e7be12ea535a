import type { Page } from 'playwright/test';
import { allFaults } from '../support/axe.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { tabTo } from '../support/tab-to.ts';
import { sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true, contextOptions: { reducedMotion: 'reduce' } });

/** The article that only subscribers can read in full; the paper redirects to its full address. */
const PREMIUM = '/nieuws/2026/01/01/ster-a4112';
const HEADLINE = /Studenten vinden een ster/;

const wall = (page: Page) => page.locator('section[data-paywall-ready]');

/** Opens the article and waits for its wall. */
async function openWall(paper: Paper, page: Page, visitor = 'anonymous') {
  await paper.open(`${PREMIUM}?visitor=${visitor}`);
  await expect(wall(page)).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Fills in the personal data, and goes to the payment page. */
async function order(page: Page, email?: string) {
  await page.getByLabel('Voorletters').fill('ab');
  await page.getByLabel('Achternaam').fill('Jansen');
  if (email) await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
  await goToPayment(page);
}

async function goToPayment(page: Page) {
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await expect(page.getByRole('heading', { name: 'Betalen' })).toBeVisible();
}

const isUnlocked = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible();
  await expect(page.locator('[data-widget="paywall"]')).toHaveAttribute('data-widget-state', 'mounted');
  await expect(wall(page)).toHaveCount(0);
  await expect(page.locator('[data-paywall-content] > p').last()).toBeVisible();
};

test('a reader subscribes by keyboard alone, from the wall back into the article, unlocked [payment-1, payment-7, paywall-activate-page-2]', async ({
  paper,
  page,
}) => {
  test.setTimeout(90_000);
  const article = await openWall(paper, page);
  await expect(wall(page)).toContainText('€ 4,25 per week');

  await tabTo(page, 'link', 'Word abonnee');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kies hoe je de krant leest' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return_to')).toBe(article);
  await expect(page.getByRole('link', { name: HEADLINE }).first()).toHaveAttribute('href', article);
  await expect(page.locator('#digitaal')).toContainText('4,25 per week');

  await tabTo(page, 'link', 'Per jaar Digitaal');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bestel je abonnement' })).toBeVisible();
  // The choice of the previous page is selected here.
  await expect(page.getByRole('radio', { name: /^Digitaal, per jaar/ })).toBeChecked();
  await expect(page.locator('[data-funnel-summary]')).toContainText('3,45 per week');
  await expect(page.locator('[data-funnel-summary]')).toContainText('179,40 per jaar');
  await expect(page.getByText(/identiteitscontrole via iDEAL betaal je eenmalig € 0,01/)).toBeVisible();

  await tabTo(page, 'textbox', 'Voorletters');
  for (const value of ['ab', '', 'Jansen', 'a.jansen@post.nl']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Bestellen en betalen');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Betalen' })).toBeVisible();
  await expect(page.getByText('€ 179,41')).toBeVisible();
  await expect(page.getByText(/krijgt hem binnen vijf werkdagen terug/)).toBeVisible();
  expect(await allFaults(page)).toEqual([]);
  await tabTo(page, 'button', 'Betaal');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'De betaling is gelukt.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Activeer je abonnement' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === article);
  await paper.ready();
  await isUnlocked(page);

  // It belongs to the visitor on every page.
  await paper.open('/account/#abonnement');
  await expect(page.getByRole('heading', { level: 3, name: 'Digitaal, per jaar' })).toBeVisible();
});

test('a payment that is cancelled or fails leaves ways back, and one that succeeds opens the article of a reader with an account [payment-2, payment-status-12, payment-status-14]', async ({
  paper,
  page,
}) => {
  test.setTimeout(90_000);
  const article = await openWall(paper, page, 'registered');
  await wall(page).getByRole('link', { name: 'Word abonnee' }).click();
  await page.locator('#plus').getByRole('link', { name: 'Kies Digitaal Plus' }).click();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('jasmijn@lezers.example');
  await order(page);
  await page.getByRole('button', { name: 'Annuleer' }).click();

  await expect(page.getByRole('heading', { name: 'De transactie is afgebroken' })).toBeFocused();
  await expect(page.getByText('Er is niets afgeschreven.')).toBeVisible();
  await expect(page.getByRole('link', { name: HEADLINE })).toHaveAttribute('href', article);
  await expect(page.getByRole('link', { name: 'Terug naar De Nieuwe Morgentijd' })).toHaveAttribute(
    'href',
    article,
  );
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
  // The same choice, and the same return address.
  await expect(page.locator('[data-funnel-summary]')).toContainText('Digitaal Plus');
  await order(page);
  await page.getByRole('button', { name: 'Laat mislukken' }).click();

  await expect(page.getByRole('heading', { name: 'Er is iets misgegaan' })).toBeFocused();
  await page.getByRole('link', { name: HEADLINE }).click();
  await expect(wall(page)).toBeVisible();
  await wall(page).getByRole('link', { name: 'Word abonnee' }).click();
  await page.locator('#plus').getByRole('link', { name: 'Kies Digitaal Plus' }).click();
  await order(page);
  await page.getByRole('button', { name: 'Betaal', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'De betaling is gelukt.' })).toBeFocused();

  // The order belongs to the account itself: the article is open before the activation link is followed.
  await page.getByRole('link', { name: HEADLINE }).click();
  await isUnlocked(page);

  // Subscribers see that they already subscribe.
  await paper.open(`/abonnementen/?return_to=${encodeURIComponent(article)}`);
  await expect(page.getByText(/Je bent al abonnee met Digitaal Plus/)).toBeVisible();
  await expect(page.locator('#plus').getByText('Je huidige abonnement')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verder lezen' })).toHaveAttribute('href', article);
});

test('a cancelled payment leads back to the order as it was filled in, and a link to another product to that one [payment-status-14]', async ({
  paper,
  page,
}) => {
  const ORDER = '/abonnementen/bestellen/?paywallId=abonneren&return_to=%2F';
  await paper.open(`${ORDER}&product=101`);
  await page.getByRole('radio', { name: /^Weekendkrant(?!,)/ }).check();
  await page.getByRole('radio', { name: /^Weekendkrant, per jaar/ }).check();
  const address = { Postcode: '1017 AB', Huisnummer: '12', Straat: 'Proefstraat', Woonplaats: 'Amsterdam' };
  // Between house number and street the form may look up the address, which does not exist.
  paper.tolerate(/validate_address$|An address was not found/);
  for (const [name, value] of Object.entries(address)) await page.getByLabel(name).fill(value);
  await order(page, 'a.jansen@post.nl');
  await page.getByRole('button', { name: 'Annuleer' }).click();
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();

  const expectFilled = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(texts)) await expect(page.getByLabel(name)).toHaveValue(value);
    await expect(page.getByRole('checkbox', { name: /algemene voorwaarden/ })).toBeChecked();
  };
  const person = { Voorletters: 'A.B.', Achternaam: 'Jansen', 'E-mailadres': 'a.jansen@post.nl' };
  await expectFilled({ ...person, ...address });
  await expect(page.locator('[data-funnel-summary]')).toContainText('Weekendkrant, per jaar');
  await expect(page.locator('[data-funnel-terms]')).toContainText('geen introductieprijs');

  await paper.open(`${ORDER}&product=201`);
  await expectFilled(person);
  await expect(page.locator('[data-funnel-summary]')).toContainText('Digitaal Plus');
  await goToPayment(page);
});

test('the comparison stays a table that is readable, in each width and colour', async ({ paper, page }) => {
  await paper.open('/abonnementen/');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page), `${width} px`).toEqual([]);
    const table = page.getByRole('table', { name: 'Vergelijk de abonnementen' });
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    const row = table.getByRole('row').filter({ hasText: 'Elke maand een e-book' });
    await expect(row.getByRole('rowheader', { name: 'Elke maand een e-book' })).toBeVisible();
    await expect(row.getByRole('cell', { name: 'ja' })).toHaveCount(2);
    await expect(row.getByRole('cell', { name: 'nee' })).toHaveCount(2);
    // Each mark is below the name of its column, or beside it.
    const named = row.getByRole('cell').first().locator('.comparison__kind');
    await expect(named).toBeVisible({ visible: width < 660 });
    const small = await table.evaluate(
      (element) =>
        [...element.querySelectorAll('*')].filter((each) => parseFloat(getComputedStyle(each).fontSize) < 14)
          .length,
    );
    expect(small, `letters under 14 px at ${width} px`).toBe(0);
  }
  const figures = await page
    .locator('.offer__now')
    .first()
    .evaluate((element) => {
      const { fontSize, fontVariantNumeric } = getComputedStyle(element);
      return { size: parseFloat(fontSize), fontVariantNumeric };
    });
  expect(figures.size).toBeGreaterThan(40);
  expect(figures.fontVariantNumeric).toContain('tabular-nums');

  const question = page.getByText('Waarom betaal ik € 0,01 voor een identiteitscontrole?');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Zo kan niemand anders op jouw kosten/)).toBeVisible();
});

test('the way back leads to no other site [paywall-config-5]', async ({ paper, page }) => {
  const to = encodeURIComponent('//kwaad.example/');
  await paper.open(`/abonnementen/?return_to=${to}`);
  await page.locator('#digitaal').getByRole('link', { name: 'Kies Digitaal' }).click();
  expect(page.url()).not.toContain('kwaad');
  await paper.open(`/abonnementen/bestellen/?paywallId=abonneren&product=101&return_to=${to}`);
  await expect(page.getByLabel('Voorletters')).toBeVisible();
  await test.step('the frame around the funnel is not printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('section[data-paywall-type]')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  // A link to the login page has the full address of this page as its return address.
  const hosts = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const url = new URL((link as HTMLAnchorElement).href);
        return [url.host, new URL(url.searchParams.get('return_to') ?? '/', url).host];
      }),
    );
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
  await order(page, 'a.jansen@post.nl');
  await page.getByRole('button', { name: 'Betaal', exact: true }).click();
  await page.getByRole('link', { name: 'Activeer je abonnement' }).click();
  await expect(page.getByText('Je abonnement is actief')).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/third-party\/activate\//);
});
