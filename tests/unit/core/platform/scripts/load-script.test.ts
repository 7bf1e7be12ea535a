// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../../../../../core/platform/scripts/load-script.ts';
import { logged } from '../../../support/logged.ts';

const PLAYER = 'https://video.example/player.js';
let page = {
  staticPath: '',
  config: { scripts: { video: PLAYER } },
};

let inserted: HTMLScriptElement[];

beforeEach(() => {
  page = { ...page, config: { ...page.config } };
  inserted = [];
  // The network is replaced here: requests are recorded instead of inserted.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    inserted.push(node as HTMLScriptElement);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

  it('names the script that did not load, and retries for the next caller [loader-5]', async () => {
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
    const calls = logged(/^error/);
    expect(calls).toHaveLength(1);
    expect(String(calls[0]?.[1])).toContain(src);
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
