import { describe, expect, it } from 'vitest';
import { datePaper } from '../../../demo/server/addresses.ts';
import { allBackends } from '../../../demo/server/backends/index.ts';
import { FAULTS } from '../../../fixtures/server/play-fault.ts';
import { ACCOUNTS } from '../../../fixtures/sessions/accounts.ts';
import type { Browser } from '../fixtures/browser.ts';
import { START } from './demo-site.ts';
import { siteBrowsers, tokenOf } from './site-browser.ts';

const PAGE = '/demo/backend/';
const newBrowser = siteBrowsers();
const textOf = async (browser: Browser, path = PAGE) => (await browser.call(path)).text();

/** Sends a form of the page. */
async function send(browser: Browser, fields: Record<string, string>): Promise<Response> {
  return browser.send(PAGE, { csrf_token: tokenOf(await textOf(browser)), ...fields });
}

describe('the page about the backend', () => {
  it('lists every call, visitor and fault', async () => {
    const text = await textOf(newBrowser());
    for (const { method, path, about } of allBackends(datePaper(START)).flatMap(({ routes }) => routes)) {
      expect(text).toContain(`<b>${method}</b> <code>${path}</code>`);
      expect(text).toContain(about.replaceAll("'", '&#39;'));
    }
    for (const { email, key } of ACCOUNTS) {
      expect(text).toContain(email);
      expect(text).toContain(`href="?visitor=${key}"`);
    }
    for (const fault of Object.keys(FAULTS)) expect(text).toContain(`?fault=${fault}:/data/weather`);
  });

  it('is linked from the list of features and from the demo bar', async () => {
    const browser = newBrowser();
    for (const path of ['/features/', '/']) expect(await textOf(browser, path)).toContain(`href="${PAGE}"`);
    expect((await browser.call('/demo/backend')).headers.get('location')).toBe(PAGE);
  });

  it('publishes the schemas of the answers', async () => {
    const browser = newBrowser();
    expect(await textOf(browser)).toContain('href="/static/api/login-status.accepted.schema.json"');
    const answer = await browser.call('/static/api/login-status.accepted.schema.json');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ title: 'Login status' });
  });

  it('shows actions that need a login only to logged-in visitors', async () => {
    const browser = newBrowser();
    expect(await textOf(browser)).not.toContain('href="/data/family/status/"');
    await browser.call(`${PAGE}?visitor=registered`);
    expect(await textOf(browser)).toContain('href="/data/family/status/"');
  });

  it('makes a write as this visitor and shows its answer', async () => {
    const browser = newBrowser();
    const fields = { route: 'POST /third-party/captcha/check', path: '/third-party/captcha/check' };
    const text = await (await send(browser, fields)).text();
    expect(text).toContain('<p><code>POST /third-party/captcha/check</code></p><p><strong>200</strong>');
    expect(text).toMatch(/<pre[^>]*>{\n {2}&quot;token&quot;: /);
  });

  it('shows why a call is refused, and one that gets no answer', async () => {
    const browser = newBrowser();
    const route = 'POST /contact/bericht';
    const wrong = await (await send(browser, { route, path: '/contact/bericht', body: 'name=' })).text();
    expect(wrong).toContain('<strong>400</strong>');
    expect(wrong).toContain('form.name');
    const lost = await (
      await send(browser, { route, path: '/contact/bericht?fault=offline', body: '' })
    ).text();
    expect(lost).toContain('De verbinding wordt verbroken.');
  });

  it.each([
    ['another route', { route: 'POST /elders', path: '/elders' }, 422],
    [
      'an address elsewhere',
      { route: 'POST /contact/bericht', path: '//elders.example/contact/bericht' },
      422,
    ],
    ['no address', { route: 'POST /contact/bericht', path: 'x' }, 422],
    ['no token', { csrf_token: '', route: 'POST /contact/bericht', path: '/contact/bericht' }, 403],
  ])('makes no call for %s', async (_, fields, status) => {
    expect((await send(newBrowser(), fields)).status).toBe(status);
  });

  it('shows this visitor’s state, and clears it on request', async () => {
    const browser = newBrowser();
    await send(browser, { route: 'POST /third-party/captcha/check', path: '/third-party/captcha/check' });
    expect(await textOf(browser)).toContain('<dt>robotcontrole</dt>');
    expect(await textOf(newBrowser())).toContain('Nog niets');
    const answer = await send(browser, { action: 'reset' });
    expect(answer.headers.get('location')).toBe('/demo/backend/#toestand');
    expect(await textOf(browser)).toContain('Nog niets');
  });
});
