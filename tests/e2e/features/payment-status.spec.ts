import type { Page, Route } from 'playwright/test';
import { allFaults } from '../support/axe.ts';
import { pauseClock, runUntil } from '../support/clock.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { tabTo } from '../support/tab-to.ts';
import { sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true, contextOptions: { reducedMotion: 'reduce' } });

const PAYMENTS = '/paywall-api/api/mollie/payments/';

/** A campaign's funnel, where the product shows it. */
async function openFunnel(paper: Paper, page: Page, campaign: string) {
  await paper.open(`/features/funnel.html?paywallId=${campaign}#trechter`);
  return page.locator('#trechter');
}

/** Fills in an order by keyboard only, from the first field on, and moves to the order button. */
async function fillIn(page: Page) {
  const first = page.getByLabel('Voorletters');
  await expect(first).toBeVisible();
  await first.focus();
  for (const value of ['ab', '', 'Jansen', 'a.jansen@post.nl']) {
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(first).toHaveValue('A.B.');
  await tabTo(page, 'button', 'Betaal');
}

/** The order as it was filled in before the payment page: it is submitted again from its first field. */
async function findFilledIn(page: Page) {
  await expect(page.getByLabel('Achternaam')).toHaveValue('Jansen');
  await expect(page.getByLabel('E-mailadres')).toHaveValue('a.jansen@post.nl');
  const first = page.getByLabel('Voorletters');
  await expect(first).toHaveValue('A.B.');
  await first.focus();
}

test('an order is paid by keyboard, once however often and wherever it is placed, and a closed tab loses nothing [payment-1, payment-status-7, payment-status-9, payment-status-10, payment-status-18]', async ({
  paper,
  page,
  context,
}) => {
  await openFunnel(paper, page, 'proef');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(PAYMENTS)) posts.push(request.url());
  });
  await fillIn(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Betalen' })).toBeVisible();
  expect(posts).toHaveLength(1);
  const checkout = page.url();

  await test.step('the same order, after a step back, is the same payment', async () => {
    await page.goBack();
    await findFilledIn(page);
    await page.getByRole('button', { name: 'Betaal', exact: true }).dblclick();
    await expect(page.getByRole('heading', { name: 'Betalen' })).toBeVisible();
    expect(page.url()).toBe(checkout);
  });

  const other = await context.newPage();
  await page.close();
  await test.step('so it is in another tab, on another page of the paper', async () => {
    await other.goto('/paywall-activate/?paywallId=proef');
    await fillIn(other);
    await other.getByRole('button', { name: 'Betaal', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Betalen' })).toBeVisible();
    expect(other.url()).toBe(checkout);
  });
  await test.step('it is paid there, and activated', async () => {
    await other.getByRole('button', { name: 'Betaal', exact: true }).click();
    await other.waitForURL(/activationId=/);
    await expect(other).toHaveTitle('Betaling geslaagd - De Nieuwe Morgentijd');
    await expect(other.getByRole('heading', { name: 'De betaling is gelukt.' })).toBeFocused();
    await other.getByRole('link', { name: 'Activeer je abonnement' }).click();
    await expect(other.getByText('Je abonnement is actief')).toBeVisible();
    await other.goto(checkout);
    await expect(other.getByText('Deze betaling is al afgehandeld.')).toBeVisible();
  });
});

test('a payment that is still pending after the last call is not made a second time [payment-status-4, payment-status-5, payment-status-16]', async ({
  paper,
  page,
}) => {
  await openFunnel(paper, page, 'proef');
  await fillIn(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Betalen' })).toBeVisible();
  const checkout = page.url();
  await page.clock.install();
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes(PAYMENTS)) asked.push(response.url());
  });
  await page.getByRole('button', { name: 'In behandeling' }).click();
  const status = page.locator('[data-payment-view]');
  await expect(status.getByRole('heading')).toHaveText('Een moment s.v.p...');
  await expect.poll(() => asked.length).toBe(1);
  await pauseClock(page);
  await runUntil(page, () => asked.length === 11);
  await expect(status.getByRole('heading')).toHaveText('Er is iets misgegaan');
  await page.clock.runFor(30_000);
  expect(asked).toHaveLength(11);
  await page.clock.resume();
  await openFunnel(paper, page, 'proef');
  await fillIn(page);
  await page.keyboard.press('Enter');
  // The payment page of the first order, which accepts no second payment.
  await expect(page.getByText('Deze betaling is al afgehandeld.')).toBeVisible();
  expect(page.url()).toBe(checkout);
});

test('a payment that fails or is broken off can be retried as a new one, which may wait for a late webhook [payment-status-6, payment-status-9, payment-status-10, payment-status-12, payment-status-14]', async ({
  paper,
  page,
}) => {
  const checkout = page.getByRole('heading', { name: 'Betalen' });
  await paper.open('/paywall-activate/?paywallId=proef');
  await fillIn(page);
  await page.keyboard.press('Enter');
  await expect(checkout).toBeVisible();
  const first = page.url();

  await test.step('the message of a failed one explains that nothing was charged', async () => {
    await page.getByRole('button', { name: 'Laat mislukken' }).click();
    await expect(page.getByRole('heading', { name: 'Er is iets misgegaan' })).toBeFocused();
    await expect(page.getByText('Er is niets afgeschreven.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Terug naar De Nieuwe Morgentijd' })).toBeVisible();
    await page.getByRole('link', { name: 'Probeer het opnieuw' }).click();
    await expect(page).toHaveURL(/\/paywall-activate\/\?paywallId=proef$/);
    await findFilledIn(page);
    await page.keyboard.press('Enter');
    await expect(checkout).toBeVisible();
    expect(page.url()).not.toBe(first);
  });
  const second = page.url();

  await test.step('one that was broken off is not found again', async () => {
    await page.getByRole('button', { name: 'Annuleer' }).click();
    await expect(page.getByRole('heading', { name: 'De transactie is afgebroken' })).toBeFocused();
    // If the payment page is opened again it returns to the same payment.
    await page.goto(second);
    await page.getByRole('link', { name: 'Terug naar de krant' }).click();
    await expect(page.getByRole('heading', { name: 'De transactie is afgebroken' })).toBeFocused();
    await openFunnel(paper, page, 'proef');
    await findFilledIn(page);
    await page.keyboard.press('Enter');
    await expect(checkout).toBeVisible();
    expect(page.url()).not.toBe(second);
  });

  await test.step('one that is not settled yet is waited for', async () => {
    await page.getByRole('button', { name: /8 seconden later/ }).click();
    await page.waitForURL(/activationId=/);
    const status = page.locator('[data-payment-view]');
    await expect(status.getByRole('heading')).toHaveText('Een moment s.v.p...');
    await expect(page).toHaveTitle('Betaling - De Nieuwe Morgentijd');
  });
});

test('a late webhook, failed calls and a reload in the middle lose no payment, and it is reported once [payment-status-7, payment-status-16, paywall-activate-page-2, paywall-analytics-5]', async ({
  paper,
  page,
}) => {
  paper.allow(/The status of a payment could not be loaded/);
  paper.tolerate(/Failed to load resource/);
  const calls = await paper.answer(
    `**${PAYMENTS}*`,
    { status: 'open' },
    503,
    { status: 'pending' },
    { status: 'paid', activation_link: '/account/', subscription_name: 'Digitaal' },
  );
  const purchases = () =>
    page.evaluate(
      () =>
        ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(
          ({ event }) => event === 'purchase',
        ).length,
    );
  await page.clock.install();
  await paper.open('/paywall-activate/?paywallId=proef&activationId=laat');
  await expect.poll(() => calls.length).toBe(1);
  await pauseClock(page);
  await runUntil(page, () => paper.messagesOf('payment-status').length === 1);
  expect(calls).toHaveLength(2);
  await page.reload();
  await runUntil(page, () => calls.length === 3);
  await expect(page.getByRole('heading', { name: 'Een moment s.v.p...' })).toBeVisible();
  await runUntil(page, () => calls.length === 4);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'De betaling is gelukt.' })).toBeFocused();
  await expect(page).toHaveTitle('Betaling geslaagd - De Nieuwe Morgentijd');
  await expect.poll(purchases).toBe(1);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Activeer je abonnement' })).toBeVisible();
  expect(await purchases()).toBe(0);
});

test('a wall stays where the address claims a payment, below its status, which breaks its words where letters are twice as large [payment-status-12]', async ({
  paper,
  page,
}) => {
  await paper.open('/demo/betaalmuur/hard-none/?activationId=voorbeeld-afgebroken');
  await expect(page.getByRole('heading', { name: 'De transactie is afgebroken' })).toBeFocused();
  await expect(page.locator('section[data-paywall-type=hard]')).toBeVisible();
  await expect(page.locator('[data-paywall-content]')).toBeHidden();
  // As visitors set it in their browser.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('an order whose payment page does not open makes one payment, and can be placed again at once [payment-8, funnel-flow-12]', async ({
  paper,
  page,
}) => {
  paper.allow(/The payment failed/, /Failed to load resource.*ERR_CONNECTION_RESET/);
  await page.clock.install();
  await openFunnel(paper, page, 'proef');
  const pay = page.getByRole('button', { name: 'Betaal', exact: true });
  // The server creates the payment; its answer does not arrive.
  const made: string[] = [];
  await page.route(
    `**${PAYMENTS}`,
    async (route) => {
      const answer = await route.fetch();
      made.push(await answer.text());
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  let respond: (route: Route) => unknown = () => {};
  const opened: string[] = [];
  await page.route('**/third-party/checkout/*', (route) => {
    opened.push(route.request().url());
    return respond(route);
  });
  await fillIn(page);

  await test.step('the answer is lost', async () => {
    await pay.click();
    await expect(page.locator('#trechter').getByText(/je betaalt nooit dubbel/)).toBeVisible();
  });
  for (const [what, answer] of [
    ['has no content', { status: 204 }],
    ['is a file', { headers: { 'Content-Disposition': 'attachment; filename="bon.txt"' }, body: 'bon' }],
  ] as const) {
    await test.step(`the payment page ${what}`, async () => {
      opened.splice(0);
      respond = (route) => route.fulfill(answer);
      await pay.click();
      await expect.poll(() => opened.map((url) => JSON.stringify(url))).toEqual(made);
      await expect(pay).toHaveAttribute('aria-busy', 'true');
      // A page that is still open after four seconds stays open.
      await runUntil(page, async () => (await pay.getAttribute('aria-busy')) !== 'true');
      await expect(pay).toBeFocused();
      await expect(page.getByLabel('Achternaam')).toHaveValue('Jansen');
    });
  }
  await test.step('the visitor stops it', async () => {
    respond = () => {};
    // Like the browser's stop button, after the navigation has begun.
    const stopped = page.evaluate(() => {
      const { navigation } = window as unknown as { navigation: EventTarget };
      navigation.addEventListener('navigate', () => setTimeout(() => stop()), { once: true });
      return new Promise<boolean>((resolve) =>
        navigation.addEventListener('navigateerror', () => resolve(true), { once: true }),
      );
    });
    await pay.click({ noWaitAfter: true });
    expect(await stopped).toBe(true);
    await expect(pay).not.toHaveAttribute('aria-busy', 'true', { timeout: 2000 });
  });
  respond = (route) => route.continue();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Betalen' })).toBeVisible();
  expect([JSON.stringify(page.url())]).toEqual(made);
});

test('an account is made with a password that the tool finds strong [password-strength-4, password-strength-5, registration-8]', async ({
  paper,
  page,
}) => {
  const funnel = await openFunnel(paper, page, 'gratis-account');
  await test.step('the button that shows it stays within a narrow window, also with large letters', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(funnel.getByRole('button', { name: 'Toon wachtwoord' })).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  const password = funnel.getByLabel('Wachtwoord', { exact: true });
  await funnel.getByLabel('E-mailadres').fill(' nieuw@post.nl ');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const scripts = () => loaded.filter((url) => url.endsWith('.js'));
  // A visitor who only tabs through the field loads no word lists.
  await password.focus();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(scripts()).toEqual([]);
  await password.fill('welkom123');
  await expect(funnel.getByText(/^(Sterkte: )?(Erg zwak|Zwak)$/).last()).toBeVisible();
  // The scorer was only loaded now.
  expect(scripts().length).toBeGreaterThan(0);
  await password.fill('vier fietsen in de regen');
  await expect(funnel.getByText('Erg sterk')).toBeVisible();
  await funnel.getByRole('checkbox', { name: /akkoord/ }).check();
  await password.press('Enter');
  await expect(funnel.getByRole('heading', { name: 'Welkom bij De Nieuwe Morgentijd!' })).toBeVisible();
  await expect(funnel.locator('[data-block=registration] [role=status]')).toBeFocused();
});

test('the steps are clean for axe, and fit 320 px', async ({ paper, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const funnel = await openFunnel(paper, page, 'trechter-blokken');
  const check = async () => {
    expect(await allFaults(page, { include: '#trechter .state-stage' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await expect(funnel.getByRole('heading', { name: 'Alles wat een stap kan tonen' })).toBeVisible();
  await check();
  await funnel.getByRole('button', { name: 'Verder naar de formulieren' }).click();
  await expect(funnel.getByRole('heading', { name: 'Kies wat bij je past' })).toBeFocused();
  await funnel.getByRole('radio', { name: /^Weekend/ }).check();
  await funnel.getByRole('button', { name: 'Bestellen en betalen' }).click();
  await expect(funnel.getByLabel('Voorletters')).toBeFocused();
  await check();
});
