// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { giftOf } from '../../../../../core/domain/gift/gift-of.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { visitor } from '../../../../../core/user/visitor/visitor-store.ts';
import { type Backend, backend } from '../../../support/backend.ts';
import { takeLogged } from '../../../support/logged.ts';
import { setLogin } from '../../user/visitor/reader.ts';

const QUOTA = { remaining: 4, total: 10, days_valid: 7, existing_gift: null };
const LINK = { gift_token: 'geheim-token', expires_at: '2026-04-01T00:00:00Z' };
const PATH = '/papi/api/v2/user/me/gift/article/';
let server: Backend;
const consoles: MockInstance[] = [];
const stored: MockInstance[] = [];

/** A new page, so that nothing is known about the article. */
const newPage = () =>
  ({ config: {}, staticPath: '', plusPermissions: [], thirdpartyTemplate: '' }) as unknown as Page;
const methods = () => server.calls.map(({ call }) => call.split(' ')[0]);

/** Answers GET and PUT, each from its own list; the last answer is repeated. */
function answer(gets: (object | number)[], puts: (object | number)[] = [LINK]) {
  const next = (list: (object | number)[]) => (list.length > 1 ? list.shift() : list[0]) ?? 500;
  Object.assign(server.routes, { [`GET ${PATH}`]: () => next(gets), [`PUT ${PATH}`]: () => next(puts) });
}

let account: string;
const logIn = (uuid: string) => {
  account = uuid;
  setLogin(uuid);
};

beforeEach(() => {
  server = backend({ 'GET /login-status': () => ({ uuid: account, permissions: [] }) });
  logIn('a');
  for (const level of ['info', 'log'] as const)
    consoles.push(vi.spyOn(console, level).mockImplementation(() => {}));
  stored.push(vi.spyOn(Storage.prototype, 'setItem'));
});
afterEach(() => {
  const messages = JSON.stringify([
    takeLogged(),
    ...[...consoles, ...stored].flatMap((spy) => spy.mock.calls),
  ]);
  expect(messages, 'the token in the console or in storage [gift-9]').not.toContain('geheim-token');
  expect(document.cookie).not.toContain('geheim-token');
  setLogin(undefined);
  vi.restoreAllMocks();
});

describe('giving an article', () => {
  it('requests the quota by the article’s number [gift-2]', async () => {
    answer([QUOTA]);
    const gift = giftOf(newPage(), 4101);
    expect(gift.store.getState()).toEqual({ step: 'loading' });
    await gift.refresh();
    expect(server.lines()).toEqual([`GET ${PATH}?article_id=4101`]);
    expect(gift.store.getState()).toEqual({
      step: 'ready',
      quota: { remaining: 4, total: 10, daysValid: 7 },
      link: undefined,
    });
  });

  it('uses the link that exists, and makes none [gift-3]', async () => {
    answer([{ ...QUOTA, existing_gift: LINK }]);
    const gift = giftOf(newPage(), 4101);
    await gift.refresh();
    expect(await gift.link()).toEqual({ token: LINK.gift_token, expiresAt: LINK.expires_at });
    expect(methods()).toEqual(['GET']);
  });

  it('makes one link at the first click, by PUT on the same path, and keeps to it [gift-4, gift-7]', async () => {
    answer([QUOTA]);
    const gift = giftOf(newPage(), 4101);
    await gift.refresh();
    const links = await Promise.all([gift.link(), gift.link()]);
    links.push(await gift.link());
    expect(new Set(links.map((link) => link?.token))).toEqual(new Set([LINK.gift_token]));
    expect(methods()).toEqual(['GET', 'PUT']);
    const [asked, made] = server.calls;
    expect(made).toMatchObject({ path: asked?.path, search: asked?.search });
    // The giver's name is only sent on request.
    expect(made?.body).toEqual({ article_id: 4101 });
  });

  it('waits for the quota when it is clicked before', async () => {
    answer([{ ...QUOTA, existing_gift: LINK }]);
    const gift = giftOf(newPage(), 4101);
    void gift.refresh();
    expect((await gift.link())?.token).toBe(LINK.gift_token);
    expect(methods()).toEqual(['GET']);
  });

  it.each([[500], [403], [{ gift_token: '' }], [{}]])(
    'gives nothing where the link cannot be made: %j [gift-6]',
    async (failure) => {
      answer([QUOTA], [failure]);
      const gift = giftOf(newPage(), 4101);
      await gift.refresh();
      expect(await gift.link()).toBeUndefined();
      expect(gift.store.getState()).toEqual({ step: 'failed', what: 'link' });
      // Never repeated automatically.
      expect(methods()).toEqual(['GET', 'PUT']);
      expect(await gift.link()).toBeUndefined();
      expect(methods()).toEqual(['GET', 'PUT']);
    },
  );

  it('finds, on trying again, the link whose answer was lost [gift-3, gift-6]', async () => {
    answer([QUOTA, { ...QUOTA, remaining: 3, existing_gift: LINK }], [500]);
    const gift = giftOf(newPage(), 4101);
    await gift.refresh();
    await gift.link();
    const again = gift.refresh();
    expect(gift.store.getState()).toEqual({ step: 'loading' });
    await again;
    expect((await gift.link())?.token).toBe(LINK.gift_token);
    expect(methods()).toEqual(['GET', 'PUT', 'GET']);
  });

  it.each([[401], [{ remaining: 'veel' }], [{ ...QUOTA, existing_gift: { gift_token: 7 } }]])(
    'fails, and makes nothing, where the quota cannot be asked: %j [gift-6]',
    async (failure) => {
      answer([failure]);
      const gift = giftOf(newPage(), 4101);
      await gift.refresh();
      expect(gift.store.getState()).toEqual({ step: 'failed', what: 'quota' });
      expect(await gift.link()).toBeUndefined();
      expect(methods()).toEqual(['GET']);
    },
  );

  it('requests the quota only when the link has been created [gift-3, gift-4]', async () => {
    let make = (_: Response) => {};
    let isMade = false;
    Object.assign(server.routes, {
      [`GET ${PATH}`]: () => ({ ...QUOTA, existing_gift: isMade ? LINK : null }),
      [`PUT ${PATH}`]: () =>
        new Promise<Response>((resolve) => {
          make = resolve;
        }),
    });
    const gift = giftOf(newPage(), 4101);
    await gift.refresh();
    const link = gift.link();
    await vi.waitFor(() => expect(methods()).toEqual(['GET', 'PUT']));
    // The modal is closed and opened again in the meantime.
    const asked = gift.refresh();
    await new Promise((resolve) => setTimeout(resolve));
    expect(methods()).toEqual(['GET', 'PUT']);
    isMade = true;
    make(Response.json(LINK));
    await Promise.all([link, asked]);
    expect(methods()).toEqual(['GET', 'PUT', 'GET']);
    expect(gift.store.getState()).toMatchObject({ step: 'ready', link: { token: LINK.gift_token } });
  });

  it('is the same for all places of a page, and for no other article', () => {
    const page = newPage();
    expect(giftOf(page, 1)).toBe(giftOf(page, 1));
    expect(giftOf(page, 1)).not.toBe(giftOf(page, 2));
    expect(giftOf(newPage(), 1)).not.toBe(giftOf(page, 1));
  });

  it('keeps the link of one account from the next one that logs in [gift-3, gift-9]', async () => {
    answer([{ ...QUOTA, existing_gift: LINK }]);
    const page = newPage();
    await visitor(page).current();
    await giftOf(page, 1).refresh();
    expect(giftOf(page, 1).store.getState().step).toBe('ready');
    logIn('b');
    await visitor(page).refresh();
    expect(giftOf(page, 1).store.getState()).toEqual({ step: 'loading' });
  });
});
