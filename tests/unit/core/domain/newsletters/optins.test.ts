// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOptins } from '../../../../../core/domain/newsletters/optins.ts';
import { logged, takeLogged } from '../../../support/logged.ts';
import { setLogin, visitedPage } from '../../user/visitor/reader.ts';
import { CONFIG, createService, JAN, visit } from './service.ts';

const DAY = 86_400_000;
const CHANGE = { code: 'nrcboeken', subscribe: true, source: 'artikel' };

let ending: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00Z') });
  ending = new AbortController();
  localStorage.clear();
  sessionStorage.clear();
  visit('/artikel');
});

afterEach(() => {
  ending.abort();
  setLogin(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const settle = async () => {
  for (let round = 0; round < 4; round += 1) {
    await vi.advanceTimersByTimeAsync(5);
    await vi.dynamicImportSettled();
  }
};

/** Opens a page of the visitor; several are tabs of the same browser. */
async function open() {
  const store = createOptins(visitedPage(CONFIG), ending.signal);
  await settle();
  return store;
}

const stored = () => localStorage.getItem('nmt_newsletters') ?? '';
it('reads which numbers are above 0, and stores codes without the address [newsletter-button-9, newsletter-button-10, newsletter-button-12]', async () => {
  const service = createService(JAN);
  service.answers['/newsletters/optins'] = {
    email: 'jan@lezers.example',
    optins: { nrcboeken: 1, nrcfilm: 0, nrcai: -1, nrcvandaag: '3', krom: 'ja', recht: '0' },
  };
  const optins = await open();
  expect(optins.getState()).toMatchObject({ state: 'ready', codes: ['nrcboeken', 'nrcvandaag'] });
  expect(service.calls.map(({ address }) => address)).toEqual(['/newsletters/optins']);
  expect(JSON.parse(stored()).value.codes).toEqual(['nrcboeken', 'nrcvandaag']);
  expect(stored()).not.toContain('lezers.example');
});

it('asks again after 14 days, not before [newsletter-button-10]', async () => {
  const service = createService(JAN);
  service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins: { nrcfilm: 1 } };
  await open();
  vi.setSystemTime(Date.now() + 14 * DAY - 1000);
  expect((await open()).getState()).toMatchObject({ state: 'ready', codes: ['nrcfilm'] });
  expect(service.to('/newsletters/optins')).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2000);
  await open();
  expect(service.to('/newsletters/optins')).toHaveLength(2);
});

it('takes an answer without an address for none [newsletter-button-9]', async () => {
  createService(JAN).answers['/newsletters/optins'] = { optins: { nrcfilm: 1 } };
  expect((await open()).getState()).toMatchObject({ state: 'failed', codes: [] });
  logged('error', 'not-found');
  expect(stored()).toBe('');
});

it('makes no call for a logged-out visitor without a token', async () => {
  const service = createService(undefined);
  expect((await open()).getState().state).toBe('none');
  expect(service.calls).toEqual([]);
});

it('sends the fields as specified, once for two presses at the same time [newsletter-button-5, newsletter-button-12]', async () => {
  const service = createService(JAN);
  const optins = await open();
  service.answers['/newsletters/inline-subscribe'] = 'hang';
  const first = optins.change(CHANGE);
  expect(await optins.change(CHANGE)).toBe('busy');
  await settle();
  expect(optins.getState()).toMatchObject({ busy: ['nrcboeken'], codes: [] });
  service.release();
  expect(await first).toBe('done');
  expect(service.to('/newsletters/inline-subscribe')).toEqual([
    {
      method: 'POST',
      address: '/newsletters/inline-subscribe',
      keepalive: true,
      fields: {
        MAIL: 'jan@lezers.example',
        OPTIN: 'nrcboeken',
        SUBSCRIBE_SOURCE: 'artikel',
        HAS_VALID_TOKEN: '0',
      },
    },
  ]);
  expect(optins.getState()).toMatchObject({ busy: [], codes: ['nrcboeken'] });
});

it('asks again on the next page after one that was left in the middle', async () => {
  const service = createService(JAN);
  const optins = await open();
  service.answers['/newsletters/inline-subscribe'] = 'hang';
  void optins.change(CHANGE);
  await settle();
  ending.abort();
  ending = new AbortController();
  service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins: { nrcboeken: 1 } };
  expect((await open()).getState().codes).toEqual(['nrcboeken']);
  expect(service.to('/newsletters/inline-subscribe')).toHaveLength(1);
});

it('shows a change in all tabs at once', async () => {
  createService(JAN);
  const one = await open();
  const other = await open();
  await one.change(CHANGE);
  expect(other.getState().codes).toEqual(['nrcboeken']);
  await other.change({ ...CHANGE, subscribe: false });
  expect(one.getState().codes).toEqual([]);
});

it('does not lose a change to an older answer', async () => {
  const service = createService(JAN);
  service.answers['/newsletters/optins'] = 'hang';
  const optins = await open();
  service.answers['/newsletters/optins'] = {
    email: 'jan@lezers.example',
    optins: { nrcboeken: 1, nrcfilm: 1 },
  };
  await optins.change(CHANGE);
  service.release();
  await settle();
  expect([...optins.getState().codes].sort()).toEqual(['nrcboeken', 'nrcfilm']);
});

it('logs a failure, and asks which state the server has after a lost answer [newsletter-button-8]', async () => {
  const service = createService(JAN);
  const optins = await open();
  service.answers['/newsletters/inline-subscribe'] = 500;
  service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins: { nrcboeken: 1 } };
  expect(await optins.change(CHANGE)).toBe('failed');
  await settle();
  logged('error', 'The subscription failed.');
  expect(optins.getState()).toMatchObject({ busy: [], codes: ['nrcboeken'] });
});

it('sends nothing for a login without an e-mail address [newsletter-button-7]', async () => {
  const service = createService({ ...JAN, emailAddress: undefined });
  const optins = await open();
  expect(await optins.change(CHANGE)).toBe('no-email');
  expect(service.to('/newsletters/inline-subscribe')).toEqual([]);
  logged('error', 'no e-mail address');
});

it('refuses to end a subscription of a logged-out visitor without a valid token [newsletter-button-6]', async () => {
  const service = createService(undefined);
  const optins = await open();
  expect(await optins.change({ ...CHANGE, subscribe: false })).toBe('refused');
  expect(service.calls).toEqual([]);
  logged('error nmt newsletters: A logged-out visitor without a valid token cannot end a');
});

it('uses the token of the address, and shows it nowhere [newsletter-button-5, newsletter-button-12]', async () => {
  visit('/artikel?token=a%20b%2F%26c&van=brief#kop');
  const service = createService(undefined);
  service.answers['/newsletters/optins'] = { email: 'mina@lezers.example', optins: { nrcfilm: 1 } };
  const optins = await open();
  expect(location.search + location.hash).toBe('?van=brief#kop');
  expect(service.calls[0]?.address).toBe('/newsletters/optins?token=a%20b%2F%26c');
  expect(optins.getState().codes).toEqual(['nrcfilm']);
  expect(await optins.change({ ...CHANGE, code: 'nrcfilm', subscribe: false })).toBe('done');
  const [call] = service.to('/newsletters/inline-unsubscribe');
  expect(call?.address).toBe('/newsletters/inline-unsubscribe?token=a%20b%2F%26c');
  expect(call?.fields).toMatchObject({ MAIL: 'mina@lezers.example', HAS_VALID_TOKEN: '1' });
  expect(optins.getState().codes).toEqual([]);
  service.answers['/newsletters/inline-subscribe'] = 500;
  await optins.change({ ...CHANGE, email: 'mina@lezers.example', captcha: 'x' });
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + takeLogged();
  expect(kept).not.toContain('a%20b');
  expect(kept).not.toContain('a b');
  expect(kept).not.toContain('mina@');
});

it('counts a token that the service does not know as none [newsletter-button-6, newsletter-button-12]', async () => {
  visit('/artikel?token=oud');
  const service = createService(undefined);
  service.answers['/newsletters/optins'] = { optins: {} };
  const optins = await open();
  expect(optins.hasValidToken()).toBe(false);
  expect(await optins.change({ ...CHANGE, subscribe: false })).toBe('refused');
  logged('error nmt newsletters: The subscriptions of the visitor could not be loaded.');
  logged('error nmt newsletters: A logged-out visitor without a valid token cannot end a');
});

it('shows nothing of a former account', async () => {
  const service = createService(JAN);
  service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins: { nrcfilm: 1 } };
  const optins = await open();
  setLogin(undefined);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(optins.getState()).toMatchObject({ state: 'none', codes: [] });
  expect(stored()).toBe('');
});

it('keeps what a registration subscribed to', async () => {
  createService(undefined);
  const optins = await open();
  optins.learn('nrcvandaag');
  expect(optins.getState().signedUp).toEqual(['nrcvandaag']);
});
