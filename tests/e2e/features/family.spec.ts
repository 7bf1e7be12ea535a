import { expect, test } from '../support/paper.ts';
import { tabTo } from '../support/tab-to.ts';
import { accessibilityFaults, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true });

test.describe('below the header', () => {
  test.use({ bare: false });

  test('lets the owner invite and remove, and takes back what the server refuses [family-settings-4]', async ({
    paper,
    page,
  }) => {
    paper.tolerate(/409|could not be saved; it is undone/);
    await page.setViewportSize({ width: 320, height: 640 });
    await paper.open('/gezin/?visitor=subscribed-plus');
    const rows = page.getByRole('listitem').filter({ hasText: '@lezers.example' });
    await expect(rows).toHaveCount(2);
    const field = page.getByLabel('E-mailadres');
    for (const [name, count] of [
      ['zus', 3],
      ['broer', 4],
    ] as const) {
      await field.fill(`${name}@lezers.example`);
      await field.press('Enter');
      await expect(page.getByText(`${name}@lezers.example is uitgenodigd.`)).toBeVisible();
      await expect(rows).toHaveCount(count);
    }
    // All places are taken.
    await field.fill('neef@lezers.example');
    await page.getByRole('button', { name: 'Uitnodigen' }).click();
    await expect(page.getByText('Er is iets misgegaan, probeer het later opnieuw.')).toBeVisible();
    await expect(rows).toHaveCount(4);
    await expect(field).toHaveValue('neef@lezers.example');
    await rows.filter({ hasText: 'zus@' }).getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(rows).toHaveCount(3);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await accessibilityFaults(page, { include: 'main' })).toEqual([]);
    await page.reload();
    await expect(rows).toHaveText([/^sami@/, /^jasmijn@.*nog niet aangenomen/, /^broer@/]);

    await page.goto('/gezin/?visitor=family-member');
    await page.getByRole('button', { name: 'Verlaat familieabonnement' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verlaat familieabonnement' }).click();
    await expect(page.getByText('Je hebt geen familieabonnement.')).toBeVisible();
    // The page now knows that the visitor is no longer a subscriber; the button that was pressed has been removed.
    await expect(page.getByRole('link', { name: 'Abonneren' }).first()).toBeVisible();
    await expect(page.locator('[data-widget="family-settings"]')).toBeFocused();
  });
});

test('is played through by two readers of one browser: invited, made an account, read along, removed [family-settings-4, family-invitation-1]', async ({
  paper,
  page,
}) => {
  test.setTimeout(120_000);
  paper.allow(/ 404 /, / 422 /);
  const PREMIUM = '/nieuws/2026/01/01/ster-a4112';
  const OMA = 'oma@lezers.example';
  const invite = async () => {
    await paper.open('/gezin/?visitor=subscribed-plus');
    await page.getByLabel('E-mailadres').fill(OMA);
    await page.getByRole('button', { name: 'Uitnodigen' }).click();
    await expect(page.getByText(`${OMA} is uitgenodigd.`)).toBeVisible();
  };
  const openLetter = async () => {
    await paper.open('/demo/postvak/');
    await page.getByRole('link', { name: 'Bekijk de uitnodiging' }).first().click();
  };
  const accept = page.getByRole('button', { name: 'Ja, ik lees mee' });
  const lastParagraph = page.locator('[data-paywall-content] > p').last();
  const wall = page.locator('section[data-paywall-ready]');
  await invite();

  // Another person who receives the link, and then the intended reader.
  await paper.open('/demo/postvak/?visitor=newcomer');
  await page.getByRole('link', { name: 'Bekijk de uitnodiging' }).click();
  await expect(page.getByRole('heading', { name: /voor een ander e-mailadres/ })).toBeVisible();
  await page.getByRole('button', { name: 'Log uit en ga verder' }).click();
  await expect(page.getByText('Naima el Amrani nodigt je uit')).toBeVisible();
  const link = page.url();
  expect(await accessibilityFaults(page, { include: 'main' })).toEqual([]);
  await accept.click();
  await expect(page.getByLabel('Naam')).toBeFocused();
  await page.getByLabel('Naam').fill('Oma el Amrani');
  await tabTo(page, 'textbox', 'Wachtwoord');
  await page.keyboard.type('vier fietsen');
  await tabTo(page, 'checkbox', /voorwaarden/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Je leest nu mee' })).toBeVisible();
  const done = page.getByRole('status').filter({ hasText: 'het abonnement van Naima el Amrani' });
  await expect(done).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Alle artikelen' })).toBeVisible();
  expect(await accessibilityFaults(page, { include: 'main' })).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);

  await paper.open(PREMIUM);
  await expect(lastParagraph).toBeVisible();
  await expect(wall).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Deze uitnodiging is al gebruikt' })).toBeVisible();
  await page.getByRole('link', { name: 'Bekijk met wie je leest' }).click();
  await expect(page.getByText('Je leest mee met het familieabonnement van Naima el Amrani.')).toBeVisible();

  // The owner removes her: the next article has a wall again.
  await paper.open('/gezin/?visitor=subscribed-plus');
  const row = page.getByRole('listitem').filter({ hasText: OMA });
  await expect(row).not.toContainText('nog niet aangenomen');
  await row.getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByText(`${OMA} is verwijderd.`)).toBeVisible();
  await paper.open('/logout/');
  await page.getByRole('main').getByRole('button', { name: 'Uitloggen' }).click();
  const logIn = async () => {
    await paper.open('/login/');
    await page.getByLabel('E-mailadres').fill(OMA);
    await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('vier fietsen');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.waitForURL('/');
  };
  await logIn();
  await paper.open(PREMIUM);
  await expect(wall).toBeVisible();

  // Invited again, she accepts with her account, reads, and leaves.
  await invite();
  await paper.open('/demo/postvak/?visitor=anonymous');
  await openLetter();
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill('vier fietsen');
  await accept.click();
  await expect(page.getByRole('heading', { name: 'Je leest nu mee' })).toBeVisible();
  await paper.open(PREMIUM);
  await expect(lastParagraph).toBeVisible();
  await paper.open('/gezin/');
  await page.getByRole('button', { name: 'Verlaat familieabonnement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verlaat familieabonnement' }).click();
  await expect(page.getByText('Je hebt geen familieabonnement.')).toBeVisible();
  await paper.open(PREMIUM);
  await expect(wall).toBeVisible();
});

test('greets nobody without a token that is good [family-invitation-1]', async ({ paper, page }) => {
  paper.allow(/ 404 /);
  for (const [query, title] of [
    ['', 'Deze link is niet compleet'],
    ['?token=verzonnen', 'Deze uitnodiging kennen we niet'],
  ] as const) {
    await paper.open(`/gezin/uitnodiging/${query}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('nodigt je uit')).toHaveCount(0);
    expect(await accessibilityFaults(page, { include: 'main' })).toEqual([]);
  }
});

test('takes the invitation’s form away from subscribers, and its token goes nowhere [family-invitation-1, family-invitation-2]', async ({
  paper,
  page,
}) => {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.isNavigationRequest();
    if (!isOwn && `${request.url()} ${request.postData()}`.includes('samenlezen')) leaks.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('samenlezen')) leaks.push(message.text());
  });
  await paper.open('/gezin/uitnodiging/?token=samenlezen&visitor=subscribed');
  const accept = page.getByRole('button', { name: 'Ja, ik lees mee' });
  await expect(page.getByText('Je hebt al een abonnement.')).toBeVisible();
  await expect(accept).toHaveCount(0);
  await page.goto('/gezin/uitnodiging/?token=samenlezen&visitor=registered');
  await paper.settle('family-invitation');
  const known = () =>
    page.evaluate(() =>
      JSON.stringify([Reflect.get(window, 'dataLayer'), { ...localStorage }, { ...sessionStorage }]),
    );
  expect(await known()).not.toContain('samenlezen');
  await accept.click();
  await expect(page.getByRole('heading', { name: 'Je leest nu mee' })).toBeVisible();
  expect(await known()).not.toContain('samenlezen');
  expect(leaks).toEqual([]);
});

test('takes the invitation’s form away when a subscriber logs in in another tab [family-invitation-1]', async ({
  paper,
  page,
  context,
}) => {
  await paper.open('/gezin/uitnodiging/?token=samenlezen&visitor=anonymous');
  await expect(page.getByRole('button', { name: 'Ja, ik lees mee' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/vacatures/?visitor=subscribed');
  await page.bringToFront();
  await expect(page.getByText('Je hebt al een abonnement.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ja, ik lees mee' })).toHaveCount(0);
});
