// @vitest-environment happy-dom
import { findByRole, findByText, queryByRole, queryByText, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feature } from '../../../core/runtime/feature/feature.ts';
import onboarding from '../../../widgets/onboarding/onboarding/onboarding.ts';
import myAccount from '../../../widgets/personal/my-account/my-account.ts';
import privacySettings from '../../../widgets/personal/privacy-settings/privacy-settings.ts';
import readingListButton from '../../../widgets/personal/reading-list-button/reading-list-button.ts';
import readingListPage from '../../../widgets/personal/reading-list-page/reading-list-page.ts';
import visitorContent from '../../../widgets/personal/visitor-content/visitor-content.ts';
import webPush from '../../../widgets/personal/web-push/web-push.ts';
import header from '../../../widgets/shell/header/header.ts';
import { setLogin } from '../core/user/visitor/reader.ts';
import { backend } from '../support/backend.ts';
import { logged, tolerate } from '../support/logged.ts';
import { markup } from '../support/markup.ts';
import { leaveAll, mount } from './support/mount.ts';

let status: object | number;
let checks: number;

beforeEach(() => {
  status = 400;
  checks = 0;
  const answer = () => {
    checks += 1;
    return status;
  };
  backend({ 'GET /login-status': answer, '*': { data: {} } });
  setLogin('a');
});

afterEach(() => {
  leaveAll();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function start(widget: string, feature: Feature, content = '<p>Van de server</p>', attributes = {}) {
  const hook = document.createElement('div');
  Object.assign(hook.dataset, attributes);
  hook.dataset.widget = widget;
  hook.dataset.widgetState = 'mounted';
  hook.append(...markup(content));
  document.body.append(hook);
  return mount(feature, hook, { config: { loginCookie: 'nmt_login', test: Math.random() } });
}

const isUnknown = () => logged('warn nmt visitor: The login status is not known: HttpError: GET');

describe('a visitor whose login status cannot be fetched', () => {
  it.each([
    ['privacy-settings', privacySettings],
    ['web-push', webPush],
    ['reading-list-page', readingListPage],
    ['onboarding', onboarding],
  ] as const)(
    'reads in %s that it failed, and tries again without losing the focus',
    async (widget, feature) => {
      tolerate(/nmt/);
      const { hook } = await start(widget, feature);
      const retry = await findByRole(hook, 'button', { name: 'Probeer het opnieuw' });
      expect(queryByText(hook, 'We konden je gegevens niet laden.')).not.toBeNull();
      expect(queryByRole(hook, 'link', { name: /log in|inloggen/i })).toBeNull();
      retry.focus();
      status = { permissions: [], uuid: 'u1' };
      retry.click();
      await vi.waitFor(() => expect(retry.isConnected).toBe(false));
      expect(document.activeElement).toBe(hook);
      expect(checks).toBe(2);
      isUnknown();
    },
  );

  it('reads in the account that it failed, with a way to load the page again [my-account-2]', async () => {
    const { hook } = await start(
      'my-account',
      myAccount,
      '<section id="gegevens"><h2>Gegevens</h2></section>',
    );
    await findByText(hook, /^We konden je gegevens niet laden\./);
    expect(queryByRole(hook, 'link', { name: 'Laad de pagina opnieuw' })?.getAttribute('href')).toBe('/');
    expect(queryByRole(hook, 'heading')).toBeNull();
    isUnknown();
  });

  it('keeps the header that the server sent', async () => {
    const invitation = '<a data-header-subscribe hidden href="/abonnementen/">Abonneren</a>';
    const account = '<span id="account" data-visitors="registered, subscribed">M</span>';
    const login = '<a id="login" data-visitors="logged-out" hidden href="/login/">Inloggen</a>';
    const { hook } = await start('header', header, `${invitation}${account}${login}`);
    const parts = [...hook.querySelectorAll<HTMLElement>('[data-visitors]')];
    for (const part of parts) await mount(visitorContent, part);
    await vi.waitFor(isUnknown);
    expect([...hook.children].map((part) => (part as HTMLElement).hidden)).toEqual([true, false, true]);
  });

  it('is not asked to log in by a button, which checks once more', async () => {
    tolerate(/nmt/);
    const attributes = { articleId: '7' };
    const { hook } = await start(
      'reading-list-button',
      readingListButton,
      '<button>Bewaar</button>',
      attributes,
    );
    hook.querySelector('button')?.click();
    expect(await screen.findByText('We konden je leeslijst niet bijwerken.')).toBeDefined();
    expect(queryByText(document.body, /^Log in/)).toBeNull();
    expect(checks).toBe(2);
  });
});
