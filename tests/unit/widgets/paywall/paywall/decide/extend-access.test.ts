// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import type { Page } from '../../../../../../core/runtime/page/page.ts';
import { isSubscriber } from '../../../../../../core/user/visitor/rights.ts';
import { classify, type Visitor } from '../../../../../../core/user/visitor/visitor.ts';
import { extendAccess } from '../../../../../../widgets/paywall/paywall/decide/extend-access.ts';
import { gaaUser } from '../../../../../../widgets/paywall/paywall/decide/gaa-user.ts';
import { logged, takeLogged } from '../../../../support/logged.ts';
import { type Outcome, stubScripts } from '../../../../support/scripts.ts';

const PAYWALL_DEFAULTS = mergePaywallConfig();

interface Options {
  readonly googleApiClientId: string;
  readonly allowedReferrers: readonly string[];
  readonly userState: object;
  readonly publisherEntitlementPromise: Promise<object>;
  readonly unlockArticle: () => void;
}
const init = vi.fn<(options: Options) => boolean>();
/** The results of Google's two dialogs. */
let google: {
  registered: (user: { credential?: unknown }) => void;
  hasAccount: () => void;
};
let page: Page;
let scripts: HTMLScriptElement[];
let outcome: Outcome;
const replace = vi.fn<(target: URL) => void>();
const assign = vi.fn<(target: string) => void>();
/** Returns the text of the only message. */
const message = () => {
  const [call, ...others] = logged('error nmt paywall:');
  expect(others).toEqual([]);
  return JSON.stringify(call);
};
const site = { plusPermissions: [], isServiceSite: false, segments: {} };
const anonymous = classify(undefined, site);
const login = {
  permissions: [] as string[],
  familyStatus: 'none' as const,
  subscriberIds: [],
  productGroupCodes: [],
  uuid: '0b6f1c52-6a0e-4f0b-9f5d-2f4e1f7a0001',
  email: 'jasmijn@lezers.example',
  accountCreated: 1_600_000_000_500,
  subscriptionCreated: 1_700_000_000_500,
};
const registered = classify(login, site);
const subscriber = classify({ ...login, permissions: ['nrc-online'] }, site);
const config = { ...PAYWALL_DEFAULTS, extendedAccessClientId: 'krant.apps.googleusercontent.com' };

async function start(reader: Visitor = anonymous, { mayRead = false, config: values = config } = {}) {
  const ending = new AbortController();
  const isSubscribed = isSubscriber(reader);
  await extendAccess({
    page,
    config: values,
    reader,
    isSubscribed,
    mayRead: Promise.resolve(mayRead),
    ending,
  });
  return { ending, options: init.mock.calls[0]?.[0] as Options };
}

beforeEach(() => {
  const { href, origin, hostname, pathname, search } = new URL(
    'https://krant.example/nieuws/a?x=1&gaa_at=la&gaa_ts=1&gaa_n=2&gaa_sig=3',
  );
  vi.stubGlobal('location', { href, origin, hostname, pathname, search, replace, assign });
  page = { config: {}, staticPath: '' } as Page;
  outcome = 'arrives';
  scripts = stubScripts(() => outcome);
  for (const spy of [init, replace, assign]) spy.mockReset();
  init.mockReturnValue(true);
  google = { registered: () => {}, hasAccount: () => {} };
  Object.assign(window, {
    GaaMetering: {
      init,
      getGaaUserPromise: () => new Promise((resolve) => Object.assign(google, { registered: resolve })),
      getLoginPromise: () => new Promise((resolve) => Object.assign(google, { hasAccount: resolve })),
    },
  });
});

describe('extended access', () => {
  it('loads its scripts, which sell nothing by themselves, and passes on the ground of access [extended-access-1, extended-access-2, extended-access-4]', async () => {
    const { options } = await start(subscriber);
    // Without an entry in the site's configuration.
    expect(scripts.map(({ src }) => src)).toEqual(PAYWALL_DEFAULTS.extendedAccessScripts);
    expect(scripts[0]?.getAttribute('subscriptions-control')).toBe('manual');
    expect(options).toMatchObject({
      googleApiClientId: 'krant.apps.googleusercontent.com',
      allowedReferrers: ['krant.example'],
    });
    expect(options.userState).toMatchObject({
      granted: true,
      grantReason: 'SUBSCRIPTION',
      registrationTimestamp: 1_600_000_000,
      subscriptionTimestamp: 1_700_000_000,
    });
    init.mockClear();
    expect((await start()).options.userState).toEqual({ grantReason: 'METERING' });
  });

  it.each([true, false])(
    'asks nobody to register who may read anyway: %j [extended-access-2]',
    async (mayRead) => {
      const { options } = await start(anonymous, { mayRead });
      expect(await options.publisherEntitlementPromise).toEqual({
        granted: mayRead,
        grantReason: 'METERING',
      });
    },
  );

  it('knows an account by a mark, never by its number or address [extended-access-5]', async () => {
    const { options } = await start(registered);
    const user = await options.publisherEntitlementPromise;
    expect(user).toMatchObject({ granted: false, id: expect.stringMatching(/^[\da-f]{32}$/) });
    expect(JSON.stringify([user, options.userState])).not.toMatch(/0b6f1c52|jasmijn/);
    const other = await gaaUser({ ...login, uuid: '0b6f1c52-6a0e-4f0b-9f5d-2f4e1f7a0002' }, false);
    expect(other.id).not.toBe((user as { id: string }).id);
  });

  it('removes the wall when Google grants the article, also repeatedly', async () => {
    const { ending, options } = await start();
    options.unlockArticle();
    options.unlockArticle();
    expect(ending.signal.aborted).toBe(true);
  });

  it('logs in on this site, without a trace in history, log or storage [extended-access-3, extended-access-5, extended-access-6]', async () => {
    await start();
    google.registered({ credential: 'aaa.bbb.ccc' });
    await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce());
    const target = replace.mock.calls[0]?.[0] as URL;
    expect(target.origin + target.pathname).toBe('https://krant.example/login/extended-access/');
    expect(target.searchParams.get('id_token')).toBe('aaa.bbb.ccc');
    expect(target.searchParams.get('return_to')).toBe('/nieuws/a?x=1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('aaa.bbb');
  });

  it('leads a reader with an account to the login, and back without Google’s parameters [extended-access-6]', async () => {
    await start();
    google.hasAccount();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login/?return_to=%2Fnieuws%2Fa%3Fx%3D1'));
  });

  it.each([undefined, '', 'geen token', { a: 1 }, 'a.b'])(
    'takes %j for no token [extended-access-5]',
    async (credential) => {
      await start();
      google.registered({ credential });
      const text = await vi.waitFor(message);
      expect(replace).not.toHaveBeenCalled();
      if (credential) expect(text).not.toContain(credential);
    },
  );

  it.each([
    [
      'a script fails',
      () => {
        outcome = 'fails';
      },
    ],
    [
      'init throws',
      () =>
        init.mockImplementation(() => {
          throw new Error('stuk');
        }),
    ],
    ['there is no GaaMetering', () => Reflect.deleteProperty(window, 'GaaMetering')],
  ])('leaves the decision alone when %s [extended-access-4]', async (_, fail) => {
    fail();
    const { ending } = await start();
    expect(ending.signal.aborted).toBe(false);
    message();
  });

  it('logs a missing client id, and nothing for an old link [extended-access-4]', async () => {
    init.mockReturnValue(false);
    await start();
    expect(takeLogged()).toEqual([]);
    await start(anonymous, { config: PAYWALL_DEFAULTS });
    message();
  });
});
