// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import { OVERCONTENT_AFTER } from '../../../../../../widgets/paywall/paywall/show/over-content.ts';
import { present } from '../../../../../../widgets/paywall/paywall/show/present.ts';
import type { Presentation } from '../../../../../../widgets/paywall/paywall/show/presentation.ts';
import { FADE_OUT } from '../../../../../../widgets/paywall/paywall/wall/close.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';
import { logged } from '../../../../support/logged.ts';
import { tracked } from '../../../../support/tracked.ts';
import { campaign, step } from '../funnel/campaigns.ts';

const CONFIG = mergePaywallConfig({ mobileBreakpoint: 740 });

let ending: AbortController;
let dataLayerName = 'layer';
let isMotionReduced = false;
const renderFunnel = vi.fn();
const onClosed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced, addEventListener: () => {} }));
  document.body.innerHTML =
    '<header></header><main><div data-widget="paywall"></div><div data-paywall-content><p>een</p><p>twee</p></div></main>';
  ending = new AbortController();
  isMotionReduced = false;
  dataLayerName += '1';
  renderFunnel.mockReset();
  onClosed.mockReset();
  Object.assign(window, { innerWidth: 1280 });
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const section = () => document.querySelector<HTMLElement>('section[data-paywall-style]');
const close = () => document.querySelector<HTMLElement>('section [aria-label="Sluiten"]');
const messages = async () => (await tracked(dataLayerName)).map(({ event }) => event);

async function show(as: Presentation['as'], more: Partial<Presentation> = {}) {
  const shown = present({
    campaign: campaign([step(['header'])], as === 'plain' ? {} : { paywallType: as }),
    as,
    page: visitedPage({ dataLayerName }),
    config: CONFIG,
    configured: Promise.resolve(CONFIG),
    hook: document.querySelector('[data-widget="paywall"]') as HTMLElement,
    loginOnly: false,
    loadView: async () =>
      ({
        renderFunnel,
      }) as unknown as typeof import('../../../../../../widgets/paywall/paywall/show/view.tsx'),
    onShown: () => {},
    onClosed,
    signal: ending.signal,
    ...more,
  });
  await vi.advanceTimersByTimeAsync(0);
  return shown;
}

/** Returns the place of the wall: the element before it, the one after it, and its parent. */
const place = () =>
  [section()?.previousElementSibling, section()?.nextElementSibling, section()?.parentElement].map(
    (element) => element?.localName,
  );

describe('the way of presenting a campaign', () => {
  it.each([
    ['hard', ['div', undefined, 'main'], true],
    ['inline', ['p', 'p', 'div'], false],
    ['overcontent', ['div', undefined, 'main'], true],
    ['belowcontent', ['div', undefined, 'main'], false],
    ['topbanner', [undefined, 'header', 'body'], false],
    ['topbanner-sticky', ['main', undefined, 'body'], false],
    ['plain', [undefined, undefined, 'div'], false],
  ] as const)(
    'of type %s puts the wall in its place, and hides the text or not [paywall-types-1, paywall-types-2]',
    async (as, expected, hides) => {
      void show(as);
      await vi.advanceTimersByTimeAsync(OVERCONTENT_AFTER);
      expect(place()).toEqual(expected);
      expect(document.querySelector('main [hidden]') !== null).toBe(hides);
    },
  );

  it('of type soft puts the wall at the foot of the window, and leaves the text [paywall-types-5]', async () => {
    void show('soft');
    await vi.advanceTimersByTimeAsync(0);
    expect(place()).toEqual(['main', undefined, 'body']);
    expect(document.querySelector('main [hidden]')).toBeNull();
  });

  it('as a part of a page of its own has no button to close', async () => {
    await show('plain');
    expect(section()?.dataset.paywallReady).toBe('true');
    expect(close()).toBeNull();
  });
});

describe('a wall', () => {
  it('over the text clips at once, and has its funnel after a second, not before [paywall-types-8]', async () => {
    void show('overcontent');
    await vi.advanceTimersByTimeAsync(999);
    expect(section()).not.toBeNull();
    expect(section()?.dataset.paywallType).toBeUndefined();
    expect(document.querySelectorAll('p[hidden]')).toHaveLength(1);
    expect(renderFunnel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(OVERCONTENT_AFTER - 999);
    expect(section()?.dataset.paywallType).toBe('overcontent');
    expect(renderFunnel).toHaveBeenCalledOnce();
  });

  it('that blocks hides the text at once, also where configuration and code never load [paywall-types-4]', async () => {
    const never = new Promise<never>(() => {});
    void show('hard', { configured: never, loadView: () => never });
    await vi.advanceTimersByTimeAsync(0);
    expect(document.querySelector('[data-paywall-content]')?.hasAttribute('hidden')).toBe(true);
    expect(section()?.previousElementSibling?.hasAttribute('data-paywall-content')).toBe(true);
    ending.abort();
    ending = new AbortController();
    void show('belowcontent', { configured: never });
    await vi.advanceTimersByTimeAsync(0);
    expect(section()).toBeNull();
  });

  it('reports a hit when it has something to hide, which may be later [paywall-analytics-4]', async () => {
    const content = document.querySelector('[data-paywall-content]') as Element;
    content.remove();
    await show('hard');
    expect(await messages()).toEqual(['paywallHit']);
    document.querySelector('main')?.append(content);
    await vi.advanceTimersByTimeAsync(0);
    expect(await messages()).toEqual(['paywallHit', 'wallhit']);
    logged('warn nmt paywall: The page has no protected content for the wall of type "hard"; it');
  });

  it('that does not block is not shown for a hook that has left', async () => {
    const hook = document.createElement('div');
    await show('belowcontent', { hook });
    expect(section()).toBeNull();
  });

  it('that blocks has no button to close and is reported as a hit; a soft one is not [paywall-types-4, paywall-types-20, paywall-analytics-4]', async () => {
    await show('hard');
    expect(close()).toBeNull();
    expect(await messages()).toEqual(['paywallHit', 'wallhit']);
    ending.abort();
    ending = new AbortController();
    await show('belowcontent');
    expect(close()).not.toBeNull();
    expect(await messages()).toEqual(['paywallHit', 'wallhit', 'paywallHit']);
  });

  it.each(['at once', 'later'])(
    'that blocks stays, with a way to log in, where its funnel fails %s',
    async (when) => {
      let fail = (_: unknown) => {};
      renderFunnel.mockImplementation((_place, _props, failed) => {
        if (when === 'at once') throw new Error('stuk');
        fail = failed;
      });
      await show('hard');
      fail(new Error('stuk'));
      await vi.advanceTimersByTimeAsync(0);
      expect(section()?.querySelector('h2')?.textContent).toBe('Lees verder met een abonnement');
      expect(section()?.querySelector('a')?.textContent).toBe('Inloggen');
      expect(document.querySelector('[data-paywall-content]')?.hasAttribute('hidden')).toBe(true);
      logged('error nmt paywall: The funnel could not be shown. Error: stuk');
    },
  );

  it('that does not block is removed where its funnel fails, and is not closed by that', async () => {
    renderFunnel.mockImplementation(() => {
      throw new Error('stuk');
    });
    await show('belowcontent');
    expect(section()).toBeNull();
    expect(await messages()).toEqual([]);
    expect(onClosed).not.toHaveBeenCalled();
    logged('error nmt paywall: The funnel could not be shown. Error: stuk');
  });

  it('fades in 250 ms and closes; without motion it closes at once [paywall-types-19, paywall-types-20]', async () => {
    await show('inline');
    close()?.click();
    await vi.advanceTimersByTimeAsync(FADE_OUT - 1);
    expect(section()?.inert).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(section()).toBeNull();
    expect(onClosed).toHaveBeenCalledOnce();
    isMotionReduced = true;
    await show('inline');
    close()?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(section()).toBeNull();
  });

  it('looks at the breakpoint again 250 ms after the window has its size [paywall-types-24, paywall-types-25]', async () => {
    await show('belowcontent');
    const resize = (innerWidth: number) => {
      Object.assign(window, { innerWidth });
      dispatchEvent(new Event('resize'));
    };
    resize(740);
    await vi.advanceTimersByTimeAsync(200);
    resize(739);
    await vi.advanceTimersByTimeAsync(249);
    expect(section()?.dataset.paywallView).toBe('wide');
    await vi.advanceTimersByTimeAsync(1);
    expect(section()?.dataset.paywallView).toBe('mobile');
    resize(740);
    await vi.advanceTimersByTimeAsync(250);
    expect(section()?.dataset.paywallView).toBe('wide');
    ending.abort();
    ending = new AbortController();
    await show('belowcontent');
    expect(section()?.dataset.paywallView).toBe('wide');
  });
});
