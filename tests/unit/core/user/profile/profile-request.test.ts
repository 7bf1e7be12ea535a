// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { HttpError } from '../../../../../core/platform/http/http-error.ts';
import { shouldRetry } from '../../../../../core/platform/http/retry.ts';
import { number, object, string } from '../../../../../core/platform/schema/schema.ts';
import { configAddress } from '../../../../../core/runtime/config/config-address.ts';
import { fetchUserInfo } from '../../../../../core/user/profile/api/user-info.ts';
import { dataList, dataOf } from '../../../../../core/user/profile/data-list.ts';
import type { ProfilePage } from '../../../../../core/user/profile/profile-config.ts';
import {
  namedProfileRequest,
  type ProfileOptions,
  profileRequest,
} from '../../../../../core/user/profile/profile-request.ts';
import { fetchLoginStatus } from '../../../../../core/user/visitor/api/login-status.ts';
import { readLogin } from '../../../../../core/user/visitor/read-login.ts';
import { takeLogged } from '../../../support/logged.ts';
import { parsed } from '../../../support/parsed.ts';

const PRIVATE = /jo@voorbeeld\.nl|Jo de Vries|u-1234/;
const schema = object({ count: number() });
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const consoles: MockInstance[] = [];

const pageWith = (config: Record<string, unknown> = {}) => ({ config, staticPath: '' });
const page = pageWith();
const last = () => ({ url: fetched.mock.lastCall?.[0], init: fetched.mock.lastCall?.[1] });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (cause: unknown) => cause as HttpError,
  );

beforeEach(() => {
  consoles.splice(0);
  for (const level of ['info', 'log'] as const)
    consoles.push(vi.spyOn(console, level).mockImplementation(() => {}));
  fetched.mockReset().mockImplementation(async () => Response.json({ count: 3, unknown: true }));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  const messages = JSON.stringify([takeLogged(), ...consoles.flatMap((console) => console.mock.calls)]);
  expect(messages, 'personal data in the console [profile-api-6]').not.toMatch(PRIVATE);
});

describe('profileRequest', () => {
  it('calls /papi/api/ with the site’s own cookies only [profile-api-1, profile-api-5, profile-api-6]', async () => {
    await expect(profileRequest(page, '/leeslijst/get', { schema, query: { limit: 5 } })).resolves.toEqual({
      count: 3,
    });
    expect(last().url?.href).toBe(`${location.origin}/papi/api/leeslijst/get?limit=5`);
    // Fetch's own "same-origin" sends cookies to the page's origin and to no other.
    expect(last().init).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(last().init).not.toHaveProperty('body');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'sends a JSON body with %s [profile-api-1, profile-api-5]',
    async (method) => {
      await profileRequest(page, '/favorite/remove', { schema, method, json: { article_id: 4101 } });
      expect(last().init).toMatchObject({ method, body: '{"article_id":4101}' });
      expect(new Headers(last().init?.headers).get('content-type')).toBe('application/json');
      await profileRequest(page, '/user/settings/', { schema, method });
      expect(last().init).toMatchObject({ method, body: '{}' });
    },
  );

  it.each([
    [undefined, 10_000],
    [2_500, 2_500],
    ['snel', 10_000],
    [2 ** 31, 10_000],
  ])(
    'with profileApiTimeoutMs %s it waits %i ms, then fails as a lost connection does [profile-api-1, profile-api-5]',
    async (configured, expected) => {
      vi.useFakeTimers();
      fetched.mockImplementation(
        (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          }),
      );
      const failed = failureOf(
        profileRequest(pageWith({ profileApiTimeoutMs: configured }), '/leeslijst/get', { schema }),
      );
      await vi.advanceTimersByTimeAsync(expected - 1);
      expect(last().init?.signal?.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      const slow = await failed;
      fetched.mockRejectedValue(new TypeError('Failed to fetch'));
      const lost = await failureOf(profileRequest(page, '/leeslijst/get', { schema }));
      for (const error of [slow, lost]) {
        expect(error).toBeInstanceOf(HttpError);
        expect(error?.status).toBeUndefined();
        expect(shouldRetry(0, error)).toBe(true);
      }
    },
  );

  it('fails in the words of the second version, which end in the status [profile-api-2, profile-api-6]', async () => {
    fetched.mockImplementation(
      async () => new Response('jo@voorbeeld.nl', { status: 503, headers: { 'Retry-After': '7' } }),
    );
    const error = await failureOf(profileRequest(page, 'v2/user/me/history/', { schema }));
    expect(error?.message).toBe('HTTP error! Status: 503');
    expect(error).toMatchObject({ name: 'HttpError', kind: 'status', status: 503, retryAfter: 7_000 });
    const first = await failureOf(profileRequest(page, '/leeslijst/get', { schema }));
    expect(first?.message).toMatch(/answered 503\.$/);
  });

  it('distinguishes other failures of the second version [profile-api-2]', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await failureOf(profileRequest(page, 'v2/user/me/', { schema })))?.kind).toBe('network');
  });

  it('refuses invalid JSON, without repeating it [profile-api-6]', async () => {
    fetched.mockImplementation(async () => new Response('<p>Jo de Vries</p>'));
    const error = await failureOf(profileRequest(page, '/leeslijst/get', { schema }));
    expect(error?.kind).toBe('invalid');
    expect(error?.message).not.toMatch(PRIVATE);
  });
});

describe('a path that the site names', () => {
  const options: ProfileOptions<{ count: number }> = { schema };
  const popupEvent = configAddress('endpoints.profile.popupEvent');
  const constructed = configAddress('endpoints.profile.constructor');
  const own = configAddress('endpoints.profile.own');
  const requestOn = (at: (page: ProfilePage) => string | undefined, config: Record<string, unknown>) =>
    namedProfileRequest(pageWith(config), at(pageWith(config)), options);

  it.each([[{}], [{ endpoints: { profile: '/papi/' } }], [{ endpoints: { profile: { userInfo: '' } } }]])(
    'is not asked with the configuration %o [profile-api-5]',
    async (config) => {
      await expect(requestOn(popupEvent, config)).resolves.toBe('not-configured');
      await expect(requestOn(constructed, config)).resolves.toBe('not-configured');
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('is fetched from its address, also on another name’s origin, without cookies there [profile-api-5, profile-api-6]', async () => {
    const config = {
      endpoints: { profile: { popupEvent: 'https://profiel.example/v2/popup', own: 'v2/own' } },
    };
    await requestOn(popupEvent, config);
    expect(last().url?.href).toBe('https://profiel.example/v2/popup');
    expect(last().init?.credentials).toBe('same-origin');
    await requestOn(own, config);
    expect(last().url?.pathname).toBe('/papi/api/v2/own');
  });
});

describe('the facts about the reader', () => {
  const named = pageWith({ endpoints: { profile: { userInfo: '/papi/api/user/info' } } });
  const answers = (value: unknown) => fetched.mockImplementation(async () => Response.json(value));

  it('is name and uuid [profile-api-3]', async () => {
    answers({ name: ' Jo de Vries ', uuid: 'u-1234', secret: 1 });
    await expect(fetchUserInfo(named)).resolves.toEqual({ name: 'Jo de Vries', uuid: 'u-1234' });
    expect(last().url?.pathname).toBe('/papi/api/user/info');
  });

  it('may be missing [profile-api-3, profile-api-6]', async () => {
    answers({ name: null });
    await expect(fetchUserInfo(named)).resolves.toEqual({ name: undefined, uuid: undefined });
    answers(['Jo de Vries']);
    await expect(fetchUserInfo(named)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(fetchUserInfo(page)).resolves.toBe('not-configured');
  });

  it('contain the login’s: e-mail address, uuid and permissions [profile-api-3]', async () => {
    answers({
      permissions: ['nrc-online'],
      emailAddress: { email: 'jo@voorbeeld.nl' },
      uuid: 'u-1234',
      more: 1,
    });
    expect(readLogin(await fetchLoginStatus())).toMatchObject({
      email: 'jo@voorbeeld.nl',
      uuid: 'u-1234',
      permissions: ['nrc-online'],
    });
  });
});

describe('dataList', () => {
  const list = dataList(object({ name: string() }));

  it('takes a missing list as empty and leaves out unknown fields [profile-api-6]', () => {
    for (const answer of [{}, { data: null }, { data: [] }, [], null]) {
      expect(dataOf(parsed(list, answer))).toEqual([]);
    }
    expect(dataOf(parsed(list, { total: 9, data: [{ name: 'a', more: 1 }] }))).toEqual([{ name: 'a' }]);
  });

  it('takes a bare list', () => {
    expect(dataOf(parsed(list, [{ name: 'a' }, null]))).toEqual([{ name: 'a' }]);
  });

  it.each(['a', 7, { data: {} }])('refuses %j [profile-api-6]', (answer) => {
    expect(list.safeParse(answer).success).toBe(false);
  });

  it('leaves out an entry of another type, and keeps the others [profile-api-6]', () => {
    expect(dataOf(parsed(list, { data: [{ name: 1 }, null, { name: 'a' }] }))).toEqual([{ name: 'a' }]);
  });
});
