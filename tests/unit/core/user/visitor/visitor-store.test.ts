// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit, on } from '../../../../../core/runtime/bus/bus.ts';
import type { Events } from '../../../../../core/runtime/bus/events.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import { startVisitor } from '../../../../../core/user/visitor/visitor-store.ts';
import { logged, tolerate, unexpected } from '../../../support/logged.ts';
import { setVisible } from '../../../widgets/support/visible.ts';
import { blockStorage } from '../../platform/storage/storages.ts';
import { type Answer, backend, setLogin, visitedPage } from './reader.ts';

const NOW = Date.UTC(2026, 0, 15, 12);
const SUBSCRIBER = { permissions: ['nrc-online'], productGroupCodes: 'DIG' };
const KEY = 'nmt_login_status';
const CONFIG = { segments: { DIG: 'abonnee_digitaal_basis', PAP: 'abonnee_digitaal_papier_voltijd' } };

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  setLogin(undefined);
  vi.restoreAllMocks();
  vi.useRealTimers();
  forgetPersonal();
  sessionStorage.clear();
  localStorage.clear();
  location.hash = '';
});

/** Starts a page; without attributes it is an ordinary one. */
function open(page: Page = visitedPage(CONFIG)) {
  const service = startVisitor(page, controller.signal);
  return { ...service, now: () => service.store.getState() };
}

/** The reader navigates to the next page of this tab: memory is lost. */
function openNext(page?: Page) {
  controller.abort();
  controller = new AbortController();
  return open(page);
}

/** The visitor returns to the tab. */
const comeBack = () => setVisible(true);
/** The chunk with the call is imported in several tasks. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await vi.advanceTimersByTimeAsync(0);
};

describe('without a login cookie', () => {
  it('the reader is nobody, at once and without a call [visitor-5, visitor-7]', async () => {
    const calls = backend(SUBSCRIBER);
    const { now } = open();
    expect(now()).toMatchObject({ status: 'logged-out', loggedIn: false, segment: 'niet_abonnee' });
    await vi.advanceTimersByTimeAsync(60_000);
    comeBack();
    await settle();
    expect(calls).toHaveLength(0);
  });

  it('the cookie is the one that the site names [visitor-5, visitor-10]', async () => {
    const calls = backend(SUBSCRIBER);
    setLogin('1');
    expect(open(visitedPage({ loginCookie: 'sessie' })).now()?.loggedIn).toBe(false);
    setLogin('1', 'sessie');
    const { current } = openNext(visitedPage({ loginCookie: 'sessie' }));
    expect((await current()).loggedIn).toBe(true);
    expect(calls).toHaveLength(1);
    setLogin(undefined, 'sessie');
  });
});

describe('with a login cookie', () => {
  beforeEach(() => setLogin('a'));

  it('the page and its configuration decide the status [visitor-2, visitor-3]', async () => {
    backend({ permissions: ['extra'] });
    expect((await open().current()).status).toBe('registered');
    const plus = visitedPage({}, { plusPermissions: 'other, extra' });
    expect((await openNext(plus).current()).status).toBe('subscribed-plus');
    const service = visitedPage(
      { serviceTemplates: ['klantenservice'] },
      { plusPermissions: '', thirdpartyTemplate: 'klantenservice' },
    );
    expect((await openNext(service).current()).status).toBe('subscribed');
    delete document.body.dataset.thirdpartyTemplate;
  });

  it('the next page of the tab knows the answer without a call, for five minutes [visitor-5, visitor-12]', async () => {
    const calls = backend(SUBSCRIBER);
    await open().current();
    expect(openNext().now()?.status).toBe('subscribed');
    vi.setSystemTime(NOW + 5 * 60_000 - 1);
    expect(openNext().now()?.status).toBe('subscribed');
    vi.setSystemTime(NOW + 5 * 60_000);
    const { now, current } = openNext();
    expect(now()).toBeUndefined();
    await current();
    expect(calls).toHaveLength(2);
    vi.setSystemTime(NOW - 1);
    await openNext().current();
    expect(calls).toHaveLength(3);
  });

  it('keeps the answer in session storage, and nothing in local storage [visitor-12]', async () => {
    backend(SUBSCRIBER);
    await open().current();
    expect(sessionStorage.getItem(KEY)).toContain('nrc-online');
    expect(localStorage).toHaveLength(0);
  });

  it('keeps no trace of the cookie [visitor-12]', async () => {
    setLogin('geheime-sessie');
    backend(SUBSCRIBER);
    await open().current();
    expect(sessionStorage.getItem(KEY)).not.toContain('geheime-sessie');
  });

  it.each([
    '{',
    '{"value":{"mark":"x"},"savedAt":1}',
    JSON.stringify({ value: { hash: '1', login: { permissions: 'nrc-online' } }, savedAt: NOW }),
  ])('does not believe %s in session storage [visitor-12]', async (text) => {
    const calls = backend(SUBSCRIBER);
    sessionStorage.setItem(KEY, text);
    await open().current();
    expect(calls).toHaveLength(1);
  });

  it('works where storage is blocked; the next page requests it again [visitor-12]', async () => {
    const calls = backend(SUBSCRIBER);
    blockStorage();
    const { current, now } = open();
    expect((await current()).status).toBe('subscribed');
    comeBack();
    await settle();
    expect(now()?.status).toBe('subscribed');
    expect(calls).toHaveLength(1);
  });
});

describe('a failure', () => {
  beforeEach(() => setLogin('a'));

  it.each<[string, Answer[], number]>([
    ['status 401', [401], 1],
    ['status 404', [404], 1],
    ['status 500', [500], 3],
    ['no connection', ['no connection'], 3],
    ['no answer in time', ['hang'], 1],
    ['JSON of another shape', [{ unexpected: true }], 1],
    ['no object', [[1]], 1],
  ])(
    '%s makes the reader a logged-out non-subscriber, with one line in the console [visitor-6]',
    async (_name, answers, count) => {
      const calls = backend(...answers);
      const { current } = open();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await current()).toMatchObject({
        status: 'logged-out',
        permissions: [],
        segment: 'niet_abonnee',
      });
      expect(calls).toHaveLength(count);
      expect(logged(/^warn/)).toHaveLength(1);
      expect(sessionStorage.getItem(KEY)).toBeNull();
    },
  );

  it('that passes is not the last word [visitor-6]', async () => {
    backend(503, SUBSCRIBER);
    const { current } = open();
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await current()).status).toBe('subscribed');
  });

  it('is requested again on a return, after a minute at the soonest [visitor-6]', async () => {
    const calls = backend(401, SUBSCRIBER);
    const { current, now } = open();
    await current();
    vi.setSystemTime(NOW + 59_999);
    comeBack();
    await settle();
    expect(calls).toHaveLength(1);
    vi.setSystemTime(NOW + 60_001);
    comeBack();
    await settle();
    expect(now()?.status).toBe('subscribed');
    expect(calls).toHaveLength(2);
    logged('warn nmt visitor: The login status is not known: HttpError: GET');
  });

  it.each<[Answer, boolean]>([
    [400, true],
    [{ unexpected: true }, true],
    [401, false],
    [403, false],
  ])('with %j leaves a login unconfirmed: %s [visitor-6]', async (answer, isUnconfirmed) => {
    backend(answer);
    const { current, refresh } = open();
    expect(await current()).toMatchObject({ loggedIn: false, isUnconfirmed });
    // Without a login there is nothing to confirm.
    setLogin(undefined);
    expect(await refresh()).toMatchObject({ loggedIn: false, isUnconfirmed: false });
    logged('warn nmt visitor: The login status is not known: HttpError: GET');
  });

  it('of the connection does not log out a known reader; a refusal does [visitor-6]', async () => {
    backend(SUBSCRIBER, 'no connection', 'no connection', 'no connection', 401);
    const { current, now } = open();
    await current();
    vi.setSystemTime(NOW + 6 * 60_000);
    comeBack();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(now()?.status).toBe('subscribed');
    vi.setSystemTime(NOW + 12 * 60_000);
    comeBack();
    await settle();
    expect(now()?.status).toBe('logged-out');
    logged('warn nmt visitor: The login status is not known: HttpError: GET');
  });
});

describe('a change', () => {
  const moments: [string, () => void][] = [
    ['the return to the tab', comeBack],
    ['the return to the window', () => window.dispatchEvent(new Event('focus'))],
    ['the return by the back button', () => emit('page:restored', {})],
    ['the show of a prerendered page', () => document.dispatchEvent(new Event('prerenderingchange'))],
    ['the return of the connection', () => window.dispatchEvent(new Event('online'))],
  ];

  it.each(moments)('is noticed at %s [visitor-5, visitor-12]', async (_name, moment) => {
    const calls = backend(SUBSCRIBER);
    const { now } = open();
    setLogin('a');
    moment();
    await settle();
    expect(now()?.status).toBe('subscribed');
    setLogin(undefined);
    moment();
    expect(now()?.status).toBe('logged-out');
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('is noticed at once where the browser reports cookies [visitor-12]', async () => {
    const cookieStore = new EventTarget();
    vi.stubGlobal('cookieStore', cookieStore);
    backend(SUBSCRIBER);
    const { now } = open();
    setLogin('a');
    cookieStore.dispatchEvent(new Event('change'));
    await settle();
    expect(now()?.status).toBe('subscribed');
  });

  it('of the reader behind the same page makes a new call [visitor-5]', async () => {
    const calls = backend(SUBSCRIBER, { permissions: [] });
    setLogin('a');
    const { current, now } = open();
    await current();
    setLogin('b');
    comeBack();
    await settle();
    expect(now()?.status).toBe('registered');
    expect(calls).toHaveLength(2);
  });

  it('of the reader is not served from another one’s stored answer [visitor-12]', async () => {
    const calls = backend(SUBSCRIBER, { permissions: [] });
    setLogin('a');
    await open().current();
    setLogin('b');
    expect((await openNext().current()).status).toBe('registered');
    expect(calls).toHaveLength(2);
  });

  it('while the answer is on its way counts: logged out is logged out [visitor-12]', async () => {
    const calls = backend();
    setLogin('a');
    const { now } = open();
    await settle();
    setLogin(undefined);
    comeBack();
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.answer(SUBSCRIBER);
    await settle();
    expect(now()?.status).toBe('logged-out');
    expect(unexpected()).toEqual([]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('during the call counts also where no event reported it [visitor-12]', async () => {
    const calls = backend();
    setLogin('a');
    const { now } = open();
    await settle();
    setLogin(undefined);
    calls[0]?.answer(SUBSCRIBER);
    await settle();
    expect(now()?.status).toBe('logged-out');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('to another reader during the call makes a new call [visitor-5]', async () => {
    const calls = backend();
    setLogin('a');
    const { now } = open();
    await settle();
    setLogin('b');
    calls[0]?.answer(SUBSCRIBER);
    await settle();
    expect(now()).toBeUndefined();
    calls[1]?.answer({ permissions: [] });
    await settle();
    expect(now()?.status).toBe('registered');
  });

  it('of the cookie with each answer does not cause endless calls [visitor-5]', async () => {
    let renewed = 0;
    setLogin('a');
    const calls = backend();
    const { now } = open();
    const answer = async () => {
      await settle();
      renewed += 1;
      setLogin(`renewed-${renewed}`);
      calls.at(-1)?.answer(SUBSCRIBER);
      await settle();
    };
    await answer();
    await answer();
    expect(now()?.status).toBe('subscribed');
    comeBack();
    await settle();
    expect(calls).toHaveLength(2);
    expect(openNext().now()?.status).toBe('subscribed');
  });

  it('is not a change where nothing did: the store keeps its value [visitor-5]', async () => {
    backend(SUBSCRIBER);
    setLogin('a');
    const { current, store } = open();
    await current();
    const changed = vi.fn();
    store.subscribe(changed);
    for (const [, moment] of moments) moment();
    await settle();
    expect(changed).not.toHaveBeenCalled();
  });

  it('reaches nobody after the end', async () => {
    const calls = backend(SUBSCRIBER);
    open();
    controller.abort();
    setLogin('a');
    for (const [, moment] of moments) moment();
    await settle();
    expect(calls).toHaveLength(0);
  });
});

describe('when forced', () => {
  it('the server is called also for a known reader [visitor-5]', async () => {
    setLogin('a');
    const calls = backend({ permissions: [] }, SUBSCRIBER);
    const { current, refresh } = open();
    expect((await current()).status).toBe('registered');
    expect((await refresh()).status).toBe('subscribed');
    expect(openNext().now()?.status).toBe('subscribed');
    expect(calls).toHaveLength(2);
  });

  it('an account counts without a cookie, for this page only [visitor-5, visitor-12]', async () => {
    backend({ ...SUBSCRIBER, accountCreated: '2024-01-01' });
    const { refresh, now } = open();
    expect((await refresh()).status).toBe('subscribed');
    expect(sessionStorage.getItem(KEY)).toBeNull();
    comeBack();
    expect(now()?.status).toBe('logged-out');
  });

  it.each<[string, Answer]>([
    ['an answer without an account', { permissions: [] }],
    ['a refusal', 401],
  ])('%s is one for nobody [visitor-5, visitor-6]', async (_name, answer) => {
    tolerate('warn nmt visitor: The login status is not known: HttpError: GET');
    backend(answer);
    expect((await open().refresh()).status).toBe('logged-out');
  });

  it('twice at once, both get the later answer [visitor-5]', async () => {
    setLogin('a');
    const calls = backend();
    const { refresh } = open();
    await settle();
    const both = Promise.all([refresh(), refresh()]);
    await settle();
    calls.at(-1)?.answer(SUBSCRIBER);
    expect((await both).map(({ status }) => status)).toEqual(['subscribed', 'subscribed']);
    expect(calls.slice(0, -1).every(({ signal }) => signal.aborted)).toBe(true);
  });
});

describe('the event visitor:changed', () => {
  it('emits each change once, also to late listeners, without personal data', async () => {
    backend({
      ...SUBSCRIBER,
      familyStatus: 'sub',
      emailAddress: 'lezer@example.org',
      username: 'lezer',
      uuid: 'u-1',
      subscriberIds: ['123456'],
    });
    setLogin('a');
    await open().current();
    const received: Events['visitor:changed'][] = [];
    on('visitor:changed', (payload) => received.push(payload), controller.signal);
    expect(received).toEqual([
      {
        kind: 'subscribed',
        status: 'subscribed',
        loggedIn: true,
        regional: false,
        segment: 'abonnee_digitaal_basis',
        familyStatus: 'sub',
      },
    ]);
    setLogin(undefined);
    comeBack();
    comeBack();
    expect(received).toHaveLength(2);
    expect(received[1]).toMatchObject({ kind: 'logged-out', segment: 'niet_abonnee' });
  });
});

describe('the hash debug-visitorCodes', () => {
  it('changes the segment, also after a change of the address, and nothing else [visitor-9, visitor-11]', async () => {
    const calls = backend(SUBSCRIBER);
    setLogin('a');
    const { current, now } = open();
    const before = await current();
    location.hash = '#debug-visitorCodes=ONBEKEND,PAP';
    window.dispatchEvent(new Event('hashchange'));
    expect(now()).toEqual({ ...before, segment: 'abonnee_digitaal_papier_voltijd' });
    expect(sessionStorage.getItem(KEY)).not.toContain('PAP');
    location.hash = '';
    window.dispatchEvent(new Event('hashchange'));
    expect(now()).toEqual(before);
    expect(calls).toHaveLength(1);
  });
});
