// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { forgetMessages } from '../../../../core/log/log.ts';

const PLAYER = 'https://video.example/player.js';
const page = {
  staticPath: '',
  config: { scripts: { video: PLAYER } },
  consentRequired: true,
  appView: false,
};

let loadScript: typeof import('../../../../core/scripts/load-script.ts').loadScript;
let consent: typeof import('../../../../core/consent/consent.ts');
let inserted: HTMLScriptElement[];
let logged: MockInstance;

beforeEach(async () => {
  vi.resetModules();
  ({ loadScript } = await import('../../../../core/scripts/load-script.ts'));
  consent = await import('../../../../core/consent/consent.ts');
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  inserted = [];
  // The network is replaced here: what would be requested is kept instead of inserted.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    inserted.push(node as HTMLScriptElement);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetMessages();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('the script loader', () => {
  it.each([undefined, ''])('needs a source, not %j [loader-5]', async (src) => {
    await expect(loadScript(src, page)).rejects.toThrow(/^Script source is required\.$/);
  });

  it('resolves when the script has run [loader-6, page-runtime-6]', async () => {
    const done = loadScript(PLAYER, page);
    expect(inserted.map(({ src }) => src)).toEqual([PLAYER]);
    inserted[0]?.onload?.(new Event('load'));
    await expect(done).resolves.toBeUndefined();
  });

  it('requests a script once, also when it is written differently [loader-6]', async () => {
    const calls = [loadScript(PLAYER, page), loadScript('https://VIDEO.example/a/../player.js', page)];
    inserted[0]?.onload?.(new Event('load'));
    await Promise.all([...calls, loadScript(PLAYER, page)]);
    expect(inserted).toHaveLength(1);
  });

  it('says which script did not load, and tries again when asked again [loader-5]', async () => {
    const first = loadScript(PLAYER, page);
    inserted[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow(`Failed to load script: ${PLAYER}`);
    const second = loadScript(PLAYER, page);
    inserted[1]?.onload?.(new Event('load'));
    await expect(second).resolves.toBeUndefined();
  });

  it.each([
    'https://elders.example/a.js',
    'http://video.example/player.js',
    'javascript:hacked()',
    'data:text/javascript,1',
  ])('refuses and logs %s [loader-14]', async (src) => {
    await expect(loadScript(src, page)).rejects.toThrow(`Failed to load script: ${src}`);
    expect(inserted).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0]?.[1])).toContain(src);
  });

  it("gives the script the page's nonce", () => {
    const own = document.createElement('script');
    own.setAttribute('nonce', 'n0nce');
    own.nonce = 'n0nce';
    document.body.append(own);
    void loadScript(PLAYER, page);
    expect(inserted[0]?.nonce).toBe('n0nce');
  });
});

describe('a script with a purpose', () => {
  const inTurn = () => new Promise((resolve) => setTimeout(resolve));

  it('is requested once the reader consents, and once for all who asked [consent-7]', async () => {
    const calls = [
      loadScript(PLAYER, page, { purpose: 'social-media' }),
      loadScript(PLAYER, page, { purpose: 'social-media' }),
    ];
    await inTurn();
    expect(inserted).toEqual([]);
    consent.saveConsent(page, { 'social-media': true });
    await inTurn();
    expect(inserted.map(({ src }) => src)).toEqual([PLAYER]);
    inserted[0]?.onload?.(new Event('load'));
    await Promise.all(calls);
  });

  it.each([
    ['a purpose that needs no consent', { purpose: 'ads' }, page],
    ['a page that requires none', { purpose: 'social-media' }, { ...page, consentRequired: false }],
  ])('is requested at once for %s [consent-2]', (_, options, on) => {
    void loadScript(PLAYER, on, options);
    expect(inserted).toHaveLength(1);
  });

  it('is not waited for after the signal aborts', async () => {
    const controller = new AbortController();
    const call = loadScript(PLAYER, page, { purpose: 'uitgebreid', signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
    consent.saveConsent(page, { uitgebreid: true });
    await inTurn();
    expect(inserted).toEqual([]);
  });

  it('is refused before anything is asked where its address is not allowed [loader-14]', async () => {
    const call = loadScript('https://elders.example/a.js', page, { purpose: 'social-media' });
    await expect(call).rejects.toThrow('Failed to load script: https://elders.example/a.js');
  });
});

describe('under Trusted Types the script loader', () => {
  type Rules = { createScriptURL(address: string, ...rest: unknown[]): unknown };

  it('makes one policy, which judges each address itself [loader-14]', () => {
    const createPolicy = vi.fn((_: string, rules: Rules) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    void loadScript(PLAYER, page);
    void loadScript('https://video.example/other.js', page);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['nmt-scripts']);
    const rules = createPolicy.mock.calls[0]?.[1];
    expect(() => rules?.createScriptURL('https://elders.example/', () => false)).toThrow(TypeError);
    expect(inserted.map(({ src }) => src)).toEqual([PLAYER, 'https://video.example/other.js']);
  });

  it('fails like any script where the page does not allow the policy [loader-5]', async () => {
    const createPolicy = () => {
      throw new TypeError('Policy "nmt-scripts" disallowed.');
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    await expect(loadScript(PLAYER, page)).rejects.toThrow(`Failed to load script: ${PLAYER}`);
    expect(inserted).toEqual([]);
  });
});
