// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as bus from '../../../../../core/runtime/bus/bus.ts';
import { sendToApp } from '../../../../../core/user/app/bridge.ts';
import { appOffers } from '../../../../../core/user/app/capabilities.ts';
import { logged } from '../../../support/logged.ts';
import { APP_VIEW, goTo, installIos } from './app-view.ts';

const offer = (payload: unknown) => bus.emit('app:capabilities-offered', payload as never);

beforeEach(() => {
  goTo(APP_VIEW);
  installIos();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('an app offers nothing until its first message, and then those of its last one', () => {
  expect(appOffers('links')).toBe(false);
  offer({ version: 1, capabilities: ['links', 'share'] });
  expect([appOffers('links'), appOffers('share'), appOffers('consent')]).toEqual([true, true, false]);
  offer({ version: 1, capabilities: ['consent'] });
  expect([appOffers('links'), appOffers('share'), appOffers('consent')]).toEqual([false, false, true]);
});

it('a message from before the first listener is used', () => {
  offer({ version: 1, capabilities: ['links'] });
  expect(appOffers('links')).toBe(true);
});

it('a later version and capabilities of tomorrow do no harm', () => {
  offer({ version: 7, capabilities: ['hologram', 'links'], more: true });
  expect(appOffers('links')).toBe(true);
});

it('without a bridge, and outside the app view, nothing is offered', () => {
  offer({ version: 1, capabilities: ['links'] });
  vi.unstubAllGlobals();
  expect(appOffers('links')).toBe(false);
  installIos();
  goTo('/nieuws/2026/03/29/titel-a4101');
  expect(appOffers('links')).toBe(false);
});

it('an offer outside the app view is ignored and logged', () => {
  goTo('/');
  offer({ version: 1, capabilities: ['links'] });
  expect(appOffers('links')).toBe(false);
  expect(logged(/^warn/)).toEqual([
    ['nmt app:', '"app:capabilities-offered" is ignored: only the app view listens to it.'],
  ]);
});

const throwing = Object.defineProperty({ version: 1 }, 'capabilities', {
  enumerable: true,
  get: () => {
    throw new Error('ha');
  },
});

it.each([
  [undefined],
  [['links']],
  ['links'],
  [{ capabilities: ['links'] }],
  [{ version: '1', capabilities: ['links'] }],
  [{ version: 0, capabilities: ['links'] }],
  [{ version: 1.5, capabilities: ['links'] }],
  [{ version: 1, capabilities: 'links' }],
  [{ version: 1, capabilities: ['links', 3] }],
  [Object.create({ version: 1, capabilities: ['links'] })],
  [throwing],
])('a wrong offer is ignored and logged, and the right one before it stays (%#)', (payload) => {
  offer({ version: 1, capabilities: ['share'] });
  offer(payload);
  expect([appOffers('links'), appOffers('share')]).toEqual([false, true]);
  expect(String(logged(/^warn/)[0]?.[1])).toMatch(/^"app:capabilities-offered" is ignored: .*; expected /);
});

describe('on a page of the web', () => {
  beforeEach(() => goTo('/nieuws/2026/03/29/titel-a4101'));

  it('an app that offers `web` speaks to the page, and the page to it', () => {
    const messages = installIos();
    offer({ version: 1, capabilities: ['consent', 'web'] });
    expect([appOffers('consent'), appOffers('web'), appOffers('links')]).toEqual([true, true, false]);
    expect(sendToApp({ type: 'consent:open' })).toBe(true);
    expect(messages).toHaveLength(1);
  });

  it('an app takes `web` back by a shorter list', () => {
    expect(appOffers('web')).toBe(false);
    offer({ version: 1, capabilities: ['consent', 'web'] });
    offer({ version: 1, capabilities: ['consent'] });
    expect([appOffers('consent'), appOffers('web')]).toEqual([false, false]);
  });

  it('`web` without a bridge is ignored and logged', () => {
    vi.unstubAllGlobals();
    expect(appOffers('web')).toBe(false);
    offer({ version: 1, capabilities: ['consent', 'web'] });
    installIos();
    expect([appOffers('consent'), appOffers('web')]).toEqual([false, false]);
    logged('warn nmt app: "app:capabilities-offered" is ignored: only the app view listens to it.');
  });
});
