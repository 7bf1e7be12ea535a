// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../../../../core/page/page.ts';
import { PAYWALL_DEFAULTS } from '../../../../../core/paywall/config.ts';
import { loadScript } from '../../../../../core/scripts/load-script.ts';
import { extendAccess } from '../../../../../widgets/paywall/paywall/extended-access.ts';

vi.mock('../../../../../core/scripts/load-script.ts', () => ({ loadScript: vi.fn() }));

interface Options {
  readonly userState: object;
  readonly unlockArticle: () => void;
  readonly handleLogin: (user: { idToken?: unknown }) => void;
}
const init = vi.fn<(options: Options) => void>();
const page = { config: {} } as Page;
const replace = vi.fn<(target: URL) => void>();
const console_ = vi.spyOn(console, 'error').mockImplementation(() => {});
const start = async (isSubscriber = false) => {
  const ending = new AbortController();
  await extendAccess(page, PAYWALL_DEFAULTS, isSubscriber, ending);
  return { ending, options: init.mock.calls[0]?.[0] as Options };
};

beforeEach(() => {
  const { href, origin } = new URL('https://krant.example/nieuws/a?x=1&gaa_at=la&gaa_ts=1&gaa_n=2&gaa_sig=3');
  vi.stubGlobal('location', { href, origin, replace });
  vi.mocked(loadScript).mockReset().mockResolvedValue();
  for (const spy of [init, replace, console_]) spy.mockReset();
  console_.mockImplementation(() => {});
  Object.assign(window, { GaaMetering: { init } });
});

describe('extended access', () => {
  it('loads its scripts, and says on what ground the reader may read [extended-access-1, extended-access-2, extended-access-4]', async () => {
    const { options } = await start(true);
    expect(vi.mocked(loadScript).mock.calls.map(([src]) => src)).toEqual(
      PAYWALL_DEFAULTS.extendedAccessScripts,
    );
    expect(options.userState).toEqual({ granted: true, grantReason: 'SUBSCRIPTION' });
    init.mockReset();
    expect((await start()).options.userState).toEqual({ granted: false, grantReason: 'METERING' });
  });

  it('takes the wall away when Google grants the article', async () => {
    const { ending, options } = await start();
    options.unlockArticle();
    expect(ending.signal.aborted).toBe(true);
  });

  it('logs in on this site, without a trace in history, log or storage [extended-access-3, extended-access-5, extended-access-6]', async () => {
    const { options } = await start();
    options.handleLogin({ idToken: 'aaa.bbb.ccc' });
    const target = replace.mock.calls[0]?.[0] as URL;
    expect(target.origin + target.pathname).toBe('https://krant.example/login/extended-access/');
    expect(target.searchParams.get('id_token')).toBe('aaa.bbb.ccc');
    expect(target.searchParams.get('return_to')).toBe('/nieuws/a?x=1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('aaa.bbb');
    expect(console_).not.toHaveBeenCalled();
  });

  it.each([undefined, '', 'geen token', { a: 1 }, 'a.b'])(
    'takes %j for no token [extended-access-5]',
    async (idToken) => {
      const { options } = await start();
      options.handleLogin({ idToken });
      expect(replace).not.toHaveBeenCalled();
    },
  );

  it('leaves the decision alone when a script fails [extended-access-4]', async () => {
    vi.mocked(loadScript).mockRejectedValue(new Error('weg'));
    const { ending } = await start();
    expect(init).not.toHaveBeenCalled();
    expect(ending.signal.aborted).toBe(false);
  });
});
