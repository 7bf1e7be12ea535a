import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../fixtures/sessions/accounts.ts';
import type { Browser } from '../fixtures/browser.ts';
import { siteBrowsers, tokenOf } from './site-browser.ts';

const newBrowser = siteBrowsers();
const textOf = async (browser: Browser, path: string) => (await browser.call(path)).text();

/** Opens a page and sends its form to its own address. */
async function send(browser: Browser, path: string, fields: Record<string, string>): Promise<Response> {
  const csrf_token = tokenOf(await textOf(browser, path));
  return browser.send(path.replace(/\?.*/, ''), { csrf_token, ...fields });
}

const whoReads = async (browser: Browser) => await (await browser.call('/login-status')).json();

/** The link of the newest e-mail, which must be addressed to a given address. */
async function linkOf(browser: Browser, to: string): Promise<string> {
  const letters = await textOf(browser, '/demo/postvak/');
  const newest = letters.slice(letters.indexOf('letterbox__mail'));
  expect(newest).toMatch(new RegExp(`^[^>]*><h2>[^<]*</h2><p class="meta">Aan ${to} `));
  return /class="button" href="([^"]+)"/.exec(newest)?.[1] ?? '';
}

/** Orders, pays and activates. @returns the page to which the reader returns */
async function buy(browser: Browser, email: string): Promise<string | null> {
  const order = {
    initials: 'A.B.',
    infix: '',
    surname: 'Jansen',
    email,
    street: '',
    number: '',
    suffix: '',
    postalcode: '',
    city: '',
    campaign: 'abonneren',
    product: 101,
    return_to: 'http://localhost/abonnementen/bestellen/?product=101&return_to=%2Fsectie%2Fsport%2F',
    activate: false,
  };
  const made = await browser.call('/paywall-api/api/mollie/payments/', { method: 'POST', body: order });
  const { pathname } = new URL(await made.json());
  await browser.send(pathname, { outcome: 'paid' });
  return (await browser.call(pathname.replace('checkout', 'activate'))).headers.get('location');
}

it.each(['/wachtwoord-vergeten/nieuw/', '/account/bevestigen/', '/gezin/uitnodiging/'])(
  'the address of %s is not sent to other pages, and its page is not kept',
  async (path) => {
    const { headers } = await newBrowser().call(`${path}?token=geheim`);
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

const READER = { name: 'Jo de Wit', email: 'jo@lezers.example', password: 'vier fietsen', terms: 'on' };

describe('an account that is made', () => {
  it('leads to the onboarding, which says that it worked and leads back', async () => {
    const browser = newBrowser();
    const page = '/account/maken/?return_to=%2Fsectie%2Fsport%2F';
    const answer = await send(browser, page, { ...READER, return_to: '/sectie/sport/' });
    expect(answer.status).toBe(303);
    const { location } = Object.fromEntries(answer.headers);
    expect(location).toBe('/onboarding/?account=gemaakt&return_to=%2Fsectie%2Fsport%2F');
    const onboarding = await textOf(browser, location ?? '');
    expect(onboarding).toContain('<strong>Je account is gemaakt, en je bent ingelogd.</strong>');
    expect(onboarding).toContain('href="/sectie/sport/"');
    expect((await whoReads(browser)).username).toBe('Jo de Wit');
    expect(await linkOf(browser, READER.email)).toBe('/account/');
  });

  it.each(['//kwaad.example/', 'https://kwaad.example/'])('does not lead to %s', async (to) => {
    const answer = await send(newBrowser(), '/account/maken/', { ...READER, return_to: to });
    expect(answer.headers.get('location')).toBe('/onboarding/?account=gemaakt');
  });

  it('keeps what was filled in where one field is wrong, the password included, which no page repeats', async () => {
    const browser = newBrowser();
    const answer = await send(browser, '/account/maken/', { ...READER, email: 'joost@lezers.example' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('Met dit e-mailadres is al een account gemaakt.');
    expect(text).toContain('value="Jo de Wit"');
    expect(text).toMatch(/name="terms" value="on" required checked/);
    expect(text).toContain('Je wachtwoord is onthouden.');
    expect(text).not.toContain(READER.password);
    const held = /name="held" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const { password: _left, ...rest } = READER;
    const again = await browser.send('/account/maken/', {
      csrf_token: tokenOf(text),
      ...rest,
      password: '',
      held,
    });
    expect(again.status).toBe(303);
    await browser.call('/?visitor=anonymous');
    const login = await send(browser, '/login/', { email: READER.email, password: READER.password });
    expect(login.status).toBe(303);
  });

  it('holds a password for one form, and no short one', async () => {
    const browser = newBrowser();
    const short = await (await send(browser, '/account/maken/', { ...READER, password: 'kort' })).text();
    expect(short).not.toContain('name="held"');
    expect(short).toMatch(/<input id="password"[^>]* autofocus/);
    const unknown = await send(browser, '/account/maken/', { ...READER, password: '', held: 'verzonnen' });
    expect(await unknown.text()).toContain('Kies een wachtwoord van minstens 8 tekens.');
  });

  it('gives the focus to the terms where they alone are wrong', async () => {
    const answer = await send(newBrowser(), '/account/maken/', { ...READER, terms: '' });
    expect(await answer.text()).toMatch(/name="terms" value="on" required autofocus aria-invalid="true"/);
  });

  it('is confirmed by the link of its e-mail, once, where a wall made it [registration-10]', async () => {
    const browser = newBrowser();
    await browser.call('/');
    await browser.send('/create-account/', {
      email: READER.email,
      password: READER.password,
      terms: 'on',
      subscribe_source: 'paywall_artikel',
      return_to: '/sectie/sport/#account-created',
    });
    const link = await linkOf(browser, READER.email);
    expect(link).toMatch(/^\/account\/bevestigen\/\?token=/);
    const token = link.replace(/.*token=/, '');
    const answer = await send(browser, link, { token });
    expect(answer.headers.get('location')).toBe(
      '/onboarding/?account=bevestigd&return_to=%2Fsectie%2Fsport%2F%23account-created',
    );
    expect((await whoReads(browser)).emailAddress).toEqual({ email: READER.email });
    expect((await send(browser, link, { token })).status).toBe(404);
  });
});

describe('the account of an order', () => {
  it('is told to choose a password, on every page until it has one', async () => {
    const browser = newBrowser();
    expect(await buy(browser, READER.email)).toBe('/sectie/sport/');
    const text = await textOf(browser, '/sectie/sport/');
    expect(text).toContain('Je hebt nog geen wachtwoord.');
    expect(text).toContain('href="/account/wachtwoord/?return_to=%2Fsectie%2Fsport%2F"');
    const page = '/account/wachtwoord/?return_to=%2Fsectie%2Fsport%2F';
    expect((await send(browser, page, { password: 'kort' })).status).toBe(422);
    const saved = await send(browser, page, { password: READER.password, return_to: '/sectie/sport/' });
    expect(saved.headers.get('location')).toBe(
      '/account/wachtwoord/?opgeslagen&return_to=%2Fsectie%2Fsport%2F',
    );
    expect(await textOf(browser, '/sectie/sport/')).not.toContain('Je hebt nog geen wachtwoord.');
    // An unattended session cannot change the password.
    expect(
      (
        await browser.send('/account/wachtwoord/', {
          csrf_token: tokenOf(await textOf(browser, '/login/')),
          password: 'een ander woord',
        })
      ).status,
    ).toBe(403);
    await browser.call('/?visitor=anonymous');
    await send(browser, '/login/', { email: READER.email, password: READER.password });
    expect((await whoReads(browser)).permissions).toEqual(['nrc-online']);
  });

  it('is not opened by another order: its owner logs in first', async () => {
    const browser = newBrowser();
    await buy(browser, READER.email);
    await browser.call('/?visitor=anonymous');
    expect(await buy(browser, READER.email.toUpperCase())).toMatch(/^\/login\/\?return_to=/);
    expect((await whoReads(browser)).username).toBeUndefined();
  });

  it('opens by no password until it has one, and chooses one by the link of its e-mail', async () => {
    const browser = newBrowser();
    await buy(browser, READER.email);
    await browser.call('/?visitor=anonymous');
    for (const password of [PASSWORD, 'undefined']) {
      expect((await send(browser, '/login/', { email: READER.email, password })).status).toBe(422);
    }
    const link = await linkOf(browser, READER.email);
    expect(await textOf(browser, link)).toContain('<h1>Kies een wachtwoord</h1>');
    const token = link.replace(/.*token=/, '');
    const answer = await send(browser, link, { token, password: READER.password });
    expect(answer.headers.get('location')).toBe('/login/?wachtwoord=gewijzigd');
    expect((await browser.call(link)).status).toBe(404);
    const login = await send(browser, '/login/', { email: READER.email, password: READER.password });
    expect(login.status).toBe(303);
  });

  it('gets a new link by the page for who forgot a password; an unknown address gets the same answer', async () => {
    const browser = newBrowser();
    await buy(browser, READER.email);
    await browser.call('/?visitor=anonymous');
    const form = '/wachtwoord-vergeten/';
    const known = await (await send(browser, form, { email: READER.email })).text();
    const link = await linkOf(browser, READER.email);
    const unknown = await (await send(browser, form, { email: 'niemand@lezers.example' })).text();
    expect(await linkOf(browser, READER.email)).toBe(link);
    const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    expect(main(unknown)).toBe(main(known));
  });
});

describe('the invitation of a family', () => {
  const OPEN = '/gezin/uitnodiging/?token=samenlezen';

  /** Invites an address as the owner. @returns the link of the e-mail */
  async function invite(browser: Browser, email: string): Promise<string> {
    await browser.call('/?visitor=subscribed-plus');
    await browser.call('/data/family/', { method: 'POST', body: { email } });
    await browser.call('/?visitor=anonymous');
    return linkOf(browser, email);
  }

  it.each([
    ['', 404, 'Deze link is niet compleet'],
    ['?token=verzonnen', 404, 'Deze uitnodiging kennen we niet'],
    // The intended reader depends on the visitor, not on the address.
    ['?token=samenlezen&visitor=newcomer', 200, 'Deze uitnodiging is voor een ander e-mailadres'],
  ])('greets nobody at "%s"', async (query, status, title) => {
    const answer = await newBrowser().call(`/gezin/uitnodiging/${query}`);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain('nodigt je uit');
    expect(text).not.toContain('jasmijn@');
  });

  it('is accepted by a reader who is logged in with its address, and then used', async () => {
    const browser = newBrowser();
    await browser.call('/?visitor=registered');
    const hint = browser.cookies.get('nmt_login');
    const answer = await send(browser, OPEN, { token: 'samenlezen' });
    expect(answer.headers.get('location')).toBe('/gezin/uitnodiging/aangenomen/');
    // Open pages are notified of the new rights.
    expect(browser.cookies.get('nmt_login')).not.toBe(hint);
    const text = await textOf(browser, '/gezin/uitnodiging/aangenomen/');
    expect(text).toContain('Je leest nu mee met het abonnement van <strong>Naima el Amrani</strong>');
    expect(text).toContain('<li>Alle artikelen, op de site en in de app</li>');
    expect(await whoReads(browser)).toMatchObject({ familyStatus: 'sub', permissions: ['nrc-online'] });
    expect(await textOf(browser, OPEN)).toContain('<h1>Deze uitnodiging is al gebruikt</h1>');
  });

  it('logs in with the password of its address, on the spot', async () => {
    const browser = newBrowser();
    expect((await send(browser, OPEN, { token: 'samenlezen', password: 'x' })).status).toBe(422);
    expect((await whoReads(browser)).username).toBeUndefined();
    await send(browser, OPEN, { token: 'samenlezen', password: PASSWORD });
    expect(await whoReads(browser)).toMatchObject({ username: 'Jasmijn Vermeulen', familyStatus: 'sub' });
  });

  it('makes an account for an address that has none, and keeps what was filled in', async () => {
    const browser = newBrowser();
    const link = await invite(browser, 'oma@lezers.example');
    const token = link.replace(/.*token=/, '');
    const refused = await send(browser, link, { token, name: '', password: 'vier fietsen', terms: 'on' });
    expect(refused.status).toBe(422);
    const text = await refused.text();
    expect(text).toContain('Vul een naam van hooguit 80 tekens in.');
    const held = /name="held" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const answer = await send(browser, link, { token, name: 'Oma', password: '', held, terms: 'on' });
    expect(answer.status).toBe(303);
    expect(await whoReads(browser)).toMatchObject({ username: 'Oma', familyStatus: 'sub' });
    await browser.call('/?visitor=anonymous');
    const login = await send(browser, '/login/', { email: 'oma@lezers.example', password: 'vier fietsen' });
    expect(login.status).toBe(303);
  });

  it('lets another reader log out, and go on with the link', async () => {
    const browser = newBrowser();
    await browser.call('/?visitor=newcomer');
    const answer = await send(browser, OPEN, { token: 'samenlezen', switch: '1' });
    expect(answer.headers.get('location')).toBe(OPEN);
    expect(await textOf(browser, OPEN)).toContain('Naima el Amrani nodigt je uit');
  });

  it('is refused to a subscriber, and without the token of the form', async () => {
    const browser = newBrowser();
    await browser.call('/?visitor=subscribed');
    const answer = await send(browser, OPEN, { token: 'samenlezen' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('<h1>Je hebt al een abonnement</h1>');
    await browser.call('/?visitor=registered');
    expect((await browser.send('/gezin/uitnodiging/', { token: 'samenlezen' })).status).toBe(403);
    expect((await whoReads(browser)).familyStatus).toBe('none');
  });
});
