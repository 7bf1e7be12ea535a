import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../fixtures/sessions/accounts.ts';
import type { Browser } from '../fixtures/browser.ts';
import { siteBrowsers, tokenOf } from './site-browser.ts';

const newBrowser = siteBrowsers();

async function textOf(browser: Browser, path: string): Promise<string> {
  return (await browser.call(path)).text();
}

/** Opens the login page and sends its form. */
async function login(browser: Browser, fields: Record<string, string>, path = '/login/'): Promise<Response> {
  const csrf_token = tokenOf(await textOf(browser, path));
  return browser.send('/login/', { csrf_token, ...fields });
}

const kindOf = async (browser: Browser) => (await (await browser.call('/login-status')).json()).username;

describe('the login of a reader who arrives from Google [extended-access-3, extended-access-6]', () => {
  const path = (token: string, returnTo = '/sectie/sport/') =>
    `/login/extended-access/?${new URLSearchParams({ id_token: token, return_to: returnTo })}`;
  const signIn = async (browser: Browser): Promise<string> =>
    (await (await browser.call('/third-party/google/sign-in', { method: 'POST', body: {} })).json())
      .credential;

  it('takes a token once, and leads back on this site only', async () => {
    const browser = newBrowser();
    await browser.call('/');
    const token = await signIn(browser);
    const answer = await browser.call(path(token, 'https://elders.example/'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await kindOf(browser)).toBe('Jasmijn Vermeulen');
    const again = await browser.call(path(token));
    expect(again.headers.get('location')).toBe('/login/?return_to=%2Fsectie%2Fsport%2F');
  });

  it('logs nobody in with a token of somebody else, or with none', async () => {
    const browser = newBrowser();
    await browser.call('/');
    for (const token of ['', 'a.b.c', await signIn(newBrowser())]) {
      const answer = await browser.call(path(token));
      expect(answer.headers.get('location')).toBe('/login/?return_to=%2Fsectie%2Fsport%2F');
    }
    expect(await kindOf(browser)).toBeUndefined();
  });
});

describe('the login page', () => {
  it.each(['/login', '/login/'])('is at %s', async (path) => {
    const answer = await newBrowser().call(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Inloggen</h1>');
  });

  it('logs in with address and password, and leads back to where the visitor was [login-lines-3]', async () => {
    const browser = newBrowser();
    expect(await textOf(browser, '/sectie/sport/?pagina=2&visitor=anonymous')).toContain(
      'href="/login/?return_to=%2Fsectie%2Fsport%2F%3Fpagina%3D2"',
    );
    const page = await textOf(browser, '/login/?return_to=%2Fsectie%2Fsport%2F%3Fpagina%3D2');
    expect(page).toContain('name="return_to" value="/sectie/sport/?pagina=2"');
    const fields = {
      email: 'Joost@lezers.example',
      password: PASSWORD,
      return_to: '/sectie/sport/?pagina=2',
    };
    const answer = await browser.send('/login/', { csrf_token: tokenOf(page), ...fields });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/sectie/sport/?pagina=2');
    expect(browser.cookies.get('nmt_login')).toMatch(/^[\da-f]{8}$/);
    expect(await kindOf(browser)).toBe('Joost de Bruin');
    expect(await textOf(browser, '/')).toContain('Jij leest als Abonnee<');
  });

  it('logs in as a demo account, and gives the session another id', async () => {
    const browser = newBrowser();
    await browser.call('/login/');
    const before = browser.cookies.get('nmt_session');
    expect((await login(browser, { account: 'subscribed-plus' })).headers.get('location')).toBe('/');
    expect(browser.cookies.get('nmt_session')).not.toBe(before);
    expect(await kindOf(browser)).toBe('Naima el Amrani');
  });

  it.each<[Record<string, string>, string[]]>([
    [{ email: '', password: '' }, ['Vul je e-mailadres in.', 'Vul je wachtwoord in.']],
    [{ email: 'joost', password: 'x' }, ['Vul een geldig e-mailadres in']],
    [{ email: 'joost@lezers.example', password: '' }, ['Vul je wachtwoord in.']],
    [{ email: 'joost@lezers.example', password: 'x' }, ['horen niet bij elkaar']],
    [{ email: 'niemand@lezers.example', password: PASSWORD }, ['horen niet bij elkaar']],
    [{ account: 'admin' }, ['bestaat niet']],
  ])('names the error of %o, and keeps the address but never the password', async (fields, messages) => {
    const browser = newBrowser();
    const answer = await login(browser, fields);
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain('<title>Fout: Inloggen - ');
    for (const message of messages) expect(text).toContain(message);
    expect(text).toContain(`value="${fields.email ?? ''}"`);
    expect(text).not.toContain(`value="${PASSWORD}"`);
    expect((text.match(/ autofocus/g) ?? []).length).toBe('account' in fields ? 0 : 1);
    expect(browser.cookies.has('nmt_login')).toBe(false);
  });

  it('ties each message to its field', async () => {
    const text = await (await login(newBrowser(), { email: 'x', password: '' })).text();
    expect(text).toMatch(/<input id="email"[^>]* aria-invalid="true" aria-describedby="email-fout"/);
    expect(text).toContain('<p class="form-field__error" id="email-fout">');
  });

  it('writes the submitted values as text', async () => {
    const text = await (
      await login(newBrowser(), { email: '"><script>alert(1)</script>', password: 'x' })
    ).text();
    expect(text).not.toContain('<script>alert');
  });

  it.each([undefined, '', 'x', 'b6e7a1a2-0000-4000-8000-000000000000'])(
    'refuses a form with the token %o, without logging in',
    async (token) => {
      const browser = newBrowser();
      await browser.call('/login/');
      const answer = await browser.send('/login/', {
        account: 'subscribed',
        ...(token && { csrf_token: token }),
      });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Deze pagina is verlopen.');
      expect(await kindOf(browser)).toBeUndefined();
    },
  );

  it.each([
    'https://elders.example/',
    '//elders.example/',
    '/\\elders.example',
    '/.//elders.example/',
    'javascript:alert(1)',
    '/a\nb',
    'sectie/sport/',
    '/login/?return_to=/login/',
    '/logout/',
  ])('leads to the front page instead of %o [login-modal-5]', async (returnTo) => {
    const answer = await login(newBrowser(), { account: 'registered', return_to: returnTo });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/');
  });

  it('drops tokens from where it leads to [login-modal-5]', async () => {
    const answer = await login(newBrowser(), {
      account: 'registered',
      return_to: '/a?gift_token=x&b=1#account-created',
    });
    expect(answer.headers.get('location')).toBe('/a?b=1#account-created');
  });

  it('shows the logged-in account', async () => {
    const browser = newBrowser();
    await login(browser, { account: 'regional' });
    expect(await textOf(browser, '/login/?return_to=/sectie/sport/')).toMatch(
      /al ingelogd als <strong>Wiebe Hoekstra<\/strong>.*<a href="\/sectie\/sport\/">Verder lezen/s,
    );
  });
});

describe('the logout page', () => {
  it('shows its form, logs out and leads back', async () => {
    const browser = newBrowser();
    await login(browser, { account: 'subscribed' });
    const page = await textOf(browser, '/logout/?return_to=/sectie/cultuur/');
    expect(page).toContain('Wil je uitloggen');
    expect(await kindOf(browser)).toBe('Joost de Bruin');
    const answer = await browser.send('/logout/', {
      csrf_token: tokenOf(page),
      return_to: '/sectie/cultuur/',
    });
    expect(answer.headers.get('location')).toBe('/sectie/cultuur/');
    expect(browser.cookies.has('nmt_login')).toBe(false);
    expect(await kindOf(browser)).toBeUndefined();
    expect(await textOf(browser, '/logout')).toContain('Je bent uitgelogd');
  });

  it('stays logged in without the token', async () => {
    const browser = newBrowser();
    await login(browser, { account: 'subscribed' });
    expect((await browser.send('/logout/', {})).status).toBe(403);
    expect(await kindOf(browser)).toBe('Joost de Bruin');
  });
});

describe('sessions of the demo', () => {
  it('are one for each browser', async () => {
    const [one, other] = [newBrowser(), newBrowser()];
    await one.call('/?visitor=registered');
    await other.call('/?visitor=subscribed');
    expect([await kindOf(one), await kindOf(other)]).toEqual(['Jasmijn Vermeulen', 'Joost de Bruin']);
  });

  it('stay the same for the same visitor', async () => {
    const browser = newBrowser();
    await browser.call('/?visitor=family-member');
    const session = browser.cookies.get('nmt_session');
    await browser.call('/sectie/sport/?visitor=family-member');
    expect(browser.cookies.get('nmt_session')).toBe(session);
  });

  it('take the login hint along when they have ended', async () => {
    const browser = newBrowser();
    browser.cookies.set('nmt_session', 'van voor de herstart');
    browser.cookies.set('nmt_login', '1');
    await browser.call('/');
    expect(browser.cookies.has('nmt_login')).toBe(false);
  });

  it('have another login hint with each login, so that other tabs notice', async () => {
    const browser = newBrowser();
    const hints = new Set<string | undefined>();
    for (const visitor of ['registered', 'subscribed', 'registered']) {
      await browser.call(`/?visitor=${visitor}`);
      hints.add(browser.cookies.get('nmt_login'));
    }
    expect(hints.size).toBe(3);
  });

  it('begin at the time of the page, and the account grows older with it', async () => {
    const browser = newBrowser();
    await browser.call('/?visitor=newcomer&now=2026-01-10T12:00:00Z');
    const created = async () => (await (await browser.call('/login-status')).json()).accountCreated;
    expect(await created()).toBe('2026-01-07T12:00:00.000Z');
    await browser.call('/?now=2026-06-10T12:00:00Z');
    expect(await created()).toBe('2026-01-07T12:00:00.000Z');
  });
});

it('says when a subscription ended, to a reader who had one', async () => {
  const browser = newBrowser();
  const page = '/account/opzeggen/';
  const csrf_token = tokenOf(await textOf(browser, `${page}?visitor=subscribed&now=2026-03-28`));
  await browser.send(page, { csrf_token, action: 'cancel' });
  const stopped = /Je abonnement stopt op (.+?)\. /.exec(await textOf(browser, page))?.[1];
  expect(stopped).toMatch(/ 2026$/);
  const later = '?now=2026-12-01';
  expect(await textOf(browser, `/account/${later}`)).toContain('Je abonnement stopte op');
  expect(await textOf(browser, `${page}${later}`)).toContain(`<p>Je abonnement stopte op ${stopped}. `);
});
