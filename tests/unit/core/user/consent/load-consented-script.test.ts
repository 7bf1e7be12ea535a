// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveConsent } from '../../../../../core/user/consent/consent.ts';
import { loadConsentedScript } from '../../../../../core/user/consent/load-consented-script.ts';
import { logged } from '../../../support/logged.ts';

const PLAYER = 'https://video.example/player.js';
let page = {
  staticPath: '',
  config: { scripts: { video: PLAYER } },
  consentRequired: true,
  appView: false,
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
  localStorage.clear();
});

describe('a script with a purpose', () => {
  const inTurn = () => new Promise((resolve) => setTimeout(resolve));

  it('is requested once the reader consents, and once for all callers [consent-7]', async () => {
    const calls = [
      loadConsentedScript(PLAYER, page, 'social-media'),
      loadConsentedScript(PLAYER, page, 'social-media'),
    ];
    await inTurn();
    expect(inserted).toEqual([]);
    saveConsent(page, { 'social-media': true });
    await inTurn();
    expect(inserted.map(({ src }) => src)).toEqual([PLAYER]);
    inserted[0]?.onload?.(new Event('load'));
    await Promise.all(calls);
  });

  it.each([
    ['a purpose that needs no consent', 'ads', true],
    ['a page that requires none', 'social-media', false],
  ])('is requested at once for %s [consent-2]', async (_, purpose, consentRequired) => {
    void loadConsentedScript(PLAYER, { ...page, consentRequired }, purpose);
    await inTurn();
    expect(inserted).toHaveLength(1);
  });

  it('is not waited for after the signal aborts', async () => {
    const controller = new AbortController();
    const call = loadConsentedScript(PLAYER, page, 'uitgebreid', controller.signal);
    controller.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
    saveConsent(page, { uitgebreid: true });
    await inTurn();
    expect(inserted).toEqual([]);
  });

  it('is refused before any request where its address is not allowed [loader-14]', async () => {
    const call = loadConsentedScript('https://elders.example/a.js', page, 'social-media');
    await expect(call).rejects.toThrow('Failed to load script: https://elders.example/a.js');
    logged('error nmt scripts: https://elders.example/a.js is refused: no https origin of the site');
  });
});
