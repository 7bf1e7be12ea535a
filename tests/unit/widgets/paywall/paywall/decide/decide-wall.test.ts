// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit, on } from '../../../../../../core/runtime/bus/bus.ts';
import { decideWall } from '../../../../../../widgets/paywall/paywall/decide/decide-wall.ts';
import type { PaywallRequest } from '../../../../../../widgets/paywall/paywall/show/paywall-request.ts';
import { loadWallCode, showCampaign } from '../../../../../../widgets/paywall/paywall/show/show-campaign.ts';
import { registerWall } from '../../../../../../widgets/paywall/paywall/wall/standing-walls.ts';
import { backend, setLogin, visitedPage } from '../../../../core/user/visitor/reader.ts';
import { logged, tolerate } from '../../../../support/logged.ts';

vi.mock('../../../../../../widgets/paywall/paywall/show/show-campaign.ts', () => ({
  loadWallCode: vi.fn(),
  showCampaign: vi.fn(async () => 'shown' as const),
}));

const showGift = vi.hoisted(() => vi.fn());
vi.mock('../../../../../../widgets/paywall/paywall/show/show-gift.ts', () => ({ showGift }));

const loginAsked = vi.fn();
let hook: HTMLElement;
let feature: AbortController;
let off = () => {};

beforeEach(() => {
  tolerate('error nmt paywall: There is no decision; no wall is shown. HttpError:');
  document.body.innerHTML =
    '<div data-widget="paywall" data-widget-state="mounted"></div><p data-paywall-content></p>';
  hook = document.querySelector('[data-widget]') as HTMLElement;
  feature = new AbortController();
  // Late listeners also get requests that were made before this test.
  off = on('login:asked', loginAsked);
  for (const spy of [loginAsked, showGift, vi.mocked(loadWallCode), vi.mocked(showCampaign)]) spy.mockClear();
});

afterEach(() => {
  off();
  feature.abort();
  setLogin(undefined);
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const newPage = () => visitedPage({ loginCookie: 'nmt_login' });
const decide = (given: Partial<PaywallRequest> = {}) =>
  decideWall({
    hook,
    page: newPage(),
    signal: feature.signal,
    from: 'decision',
    slug: undefined,
    isExpected: false,
    values: {},
    ...given,
  });
/** Returns the signal that ends the wall of a decision, as the showing module received it. */
const ending = async () => {
  backend({ paywallId: 'muur' });
  await decide();
  return vi.mocked(showCampaign).mock.calls[0]?.[3] as AbortSignal;
};

describe('the decision on a wall', () => {
  it('holds the text that the server has faded until the wall is shown, or known not to come', async () => {
    document.querySelector('[data-paywall-content]')?.setAttribute('data-paywall-faded', '');
    backend({ subject: 'nrcnl' });
    const decided = decide();
    expect(document.querySelector('[data-paywall-faded="held"]')).not.toBeNull();
    await decided;
    expect(document.querySelector('[data-paywall-faded]')).toBeNull();
  });

  it('names the campaign that is shown [paywall-decision-5]', async () => {
    const calls = backend({ paywallId: 'muur' });
    await decide();
    expect(calls.map(({ url }) => url)).toEqual(['/paywall-api/api/zephr']);
    expect(vi.mocked(showCampaign).mock.calls[0]?.[1]).toBe('muur');
    expect(loginAsked).not.toHaveBeenCalled();
  });

  it.each([
    ['there is none', { subject: 'nrcnl' }],
    ['its paywallId is empty', { paywallId: '' }],
    ['its paywallId is null', { paywallId: null }],
    ['it fails', 500],
    ['its paywallId is 0', { paywallId: 0 }],
    ['it is refused', 403],
    ['the line is down', 'no connection'],
    ['it is of another shape', { paywallId: true }],
    ['it is not an object', ['muur']],
  ] as const)(
    'asks for the login modal in its place where %s [paywall-decision-4, paywall-decision-6]',
    async (_name, answer) => {
      backend(answer);
      await decide();
      expect(showCampaign).not.toHaveBeenCalled();
      expect(loginAsked).toHaveBeenCalledTimes(1);
    },
  );

  it('counts as failed when it is late, and is ignored then [paywall-decision-8]', async () => {
    vi.useFakeTimers();
    const [calls, decided] = [backend(), decide()];
    await vi.advanceTimersByTimeAsync(4999);
    expect(loginAsked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await decided;
    expect(loginAsked).toHaveBeenCalledTimes(1);
    calls[0]?.answer({ paywallId: 'muur' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(showCampaign).not.toHaveBeenCalled();
  });

  it.each([
    ['the paywall says so without a gift link', 'article', '', 1],
    ['gift-article-view says so with one', 'article', '?gift_token=geheim', 0],
    ['the paywall says so on a page type without that feature', 'index', '?gift_token=geheim', 1],
  ])(
    'shows no wall for an article that was given: %s [gift-article-view-2]',
    async (_name, pageType, query, times) => {
      backend({ paywallId: 'muur', giftArticle: true });
      const page = { ...newPage(), pageType, query };
      await decide({ page });
      await vi.dynamicImportSettled();
      expect(showCampaign).not.toHaveBeenCalled();
      expect(loginAsked).not.toHaveBeenCalled();
      expect(showGift).toHaveBeenCalledTimes(times);
    },
  );

  it('loads the code in parallel where a wall is expected, and not elsewhere', async () => {
    backend({});
    await decide();
    expect(loadWallCode).not.toHaveBeenCalled();
    backend({});
    const decided = decide({ isExpected: true });
    await vi.waitFor(() => expect(loadWallCode).toHaveBeenCalledTimes(1));
    await decided;
  });

  describe('on a subscriber', () => {
    beforeEach(() => setLogin('a'));
    const subscriber = { permissions: ['nrc-online'] };

    it('is the service’s, as on everyone else [paywall-decision-1, paywall-decision-5]', async () => {
      const calls = backend(subscriber, { paywallId: 'muur' });
      await decide({ isExpected: true });
      expect(calls.map(({ url }) => url)).toEqual(['/login-status', '/paywall-api/api/zephr']);
      expect(vi.mocked(showCampaign).mock.calls[0]?.[1]).toBe('muur');
    });

    it('may be a gift, with which no subscription is offered [gift-article-view-2]', async () => {
      backend(subscriber, { giftArticle: true });
      await decide();
      await vi.dynamicImportSettled();
      expect(showGift.mock.calls[0]?.[1]).toMatchObject({ isSubscribed: true });
    });

    it('is not waited for: the text shows at once, and no code of a wall loads before it', async () => {
      document.querySelector('[data-paywall-content]')?.setAttribute('data-paywall-faded', '');
      const calls = backend(subscriber, 'hang');
      const decided = decide({ isExpected: true });
      await vi.waitFor(() => expect(calls).toHaveLength(2));
      expect(document.querySelector('[data-paywall-faded]')).toBeNull();
      expect(loadWallCode).not.toHaveBeenCalled();
      feature.abort();
      calls[1]?.answer({ subject: 'nrcnl' });
      await decided;
    });

    it('stands until the service says otherwise: that they subscribe is known already', async () => {
      const calls = backend(subscriber, { paywallId: 'muur' }, subscriber);
      await decide();
      setLogin('b');
      window.dispatchEvent(new Event('focus'));
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(2));
      await new Promise(requestAnimationFrame);
      const signal = vi.mocked(showCampaign).mock.calls[0]?.[3] as AbortSignal;
      expect(signal.aborted).toBe(false);
    });
  });
});

describe('the space for a banner', () => {
  /** Returns the slot, after an observer reported it as scrolled past. */
  const slot = () => {
    const element = document.createElement('div');
    element.dataset.paywallBanner = '';
    element.getBoundingClientRect = () => new DOMRect(0, -600, 1000, 272);
    document.body.prepend(element);
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          queueMicrotask(() => report([{ isIntersecting: false }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    return element;
  };
  const isReleased = (element: HTMLElement) => element.dataset.bannerSpace === 'released';

  it.each([
    ['none is decided', {}],
    ['another wall is decided', { paywallId: 'muur' }],
    ['there is no decision', 500],
  ] as const)('is given back out of view where %s [paywall-types-11]', async (_name, answer) => {
    backend(answer);
    const element = slot();
    await decide();
    await vi.waitFor(() => expect(isReleased(element)).toBe(true));
  });

  it('is given back for subscribers [paywall-types-11]', async () => {
    setLogin('a');
    backend({ permissions: ['nrc-online'] }, { subject: 'nrcnl' });
    const element = slot();
    await decide();
    await vi.waitFor(() => expect(isReleased(element)).toBe(true));
  });

  describe('in view', () => {
    /** Returns the slot at the top of a page of this height, in a window of 768 px. */
    const shown = async (pageHeight: number) => {
      backend({});
      const element = slot();
      element.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 272);
      element.getClientRects = () => [element.getBoundingClientRect()] as unknown as DOMRectList;
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
      await decide();
      await vi.waitFor(() =>
        expect(adding).toHaveBeenCalledWith('keydown', expect.anything(), expect.anything()),
      );
      await new Promise(requestAnimationFrame);
      expect(isReleased(element)).toBe(false);
      return element;
    };
    let adding = vi.spyOn(window, 'addEventListener');
    beforeEach(() => {
      adding = vi.spyOn(window, 'addEventListener');
    });

    it.each(['click', 'keydown'])(
      'is given back by a %s on a page that is too short to be scrolled past it [paywall-types-11]',
      async (type) => {
        const element = await shown(innerHeight + 272);
        document.body.dispatchEvent(new Event(type, { bubbles: true }));
        expect(isReleased(element)).toBe(true);
      },
    );

    it('is given back while the page is hidden', async () => {
      const element = await shown(innerHeight);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      expect(isReleased(element)).toBe(false);
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      expect(isReleased(element)).toBe(true);
    });

    it('stays on a page that can be scrolled past it', async () => {
      const element = await shown(innerHeight + 273);
      document.body.dispatchEvent(new Event('click', { bubbles: true }));
      expect(isReleased(element)).toBe(false);
    });
  });

  it('stays where a banner has taken it', async () => {
    backend({ paywallId: 'muur' });
    const element = slot();
    vi.mocked(showCampaign).mockImplementationOnce(async () => {
      element.append(document.createElement('section'));
      return 'shown';
    });
    await decide();
    await new Promise(requestAnimationFrame);
    expect(isReleased(element)).toBe(false);
  });
});

describe('the end of a wall', () => {
  const standing = new AbortController();
  const block = () => registerWall(standing.signal, true);
  afterEach(() => registerWall(standing.signal, false));

  it('is that its hook leaves, where it blocks nothing', async () => {
    const signal = await ending();
    hook.removeAttribute('data-widget-state');
    feature.abort();
    expect(signal.aborted).toBe(true);
  });

  it('is not that its hook leaves while it blocks [paywall-types-2]', async () => {
    const signal = await ending();
    block();
    hook.removeAttribute('data-widget-state');
    feature.abort();
    expect(signal.aborted).toBe(false);
  });

  it('is not a fault of the feature [paywall-types-2]', async () => {
    const signal = await ending();
    hook.dataset.widgetState = 'failed';
    feature.abort();
    expect(signal.aborted).toBe(false);
  });

  it('is that the page unmounts it on purpose', async () => {
    const signal = await ending();
    block();
    hook.dataset.widgetState = 'unmounted';
    feature.abort();
    expect(signal.aborted).toBe(true);
  });

  it('is that the reader turns out to subscribe, in another tab', async () => {
    const signal = await ending();
    block();
    setLogin('a');
    backend({ permissions: ['nrc-online'] });
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(signal.aborted).toBe(true));
  });

  it('is the only one: a moved hook requests no second one', async () => {
    block();
    const calls = backend({ paywallId: 'muur' });
    await decide();
    expect(calls).toEqual([]);
  });
});

describe('a decision that is late, repeated or missing', () => {
  const shown = () => vi.mocked(showCampaign).mock.calls.map(([, id]) => id);

  it('is followed after the reader has scrolled elsewhere', async () => {
    const calls = backend();
    const decided = decide();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    history.replaceState(null, '', '#elders');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    calls[0]?.answer({ paywallId: 'muur' });
    await decided;
    expect(shown()).toEqual(['muur']);
    history.replaceState(null, '', '/');
  });

  it('shows nothing once the page has removed the feature, and opens no login', async () => {
    const calls = backend();
    const decided = decide();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    hook.dataset.widgetState = 'unmounted';
    feature.abort();
    calls[0]?.answer({ paywallId: 'muur' });
    await decided;
    expect(shown()).toEqual([]);
    expect(loginAsked).not.toHaveBeenCalled();
  });

  it('is followed though the feature has failed meanwhile, and started anew: once [paywall-types-2]', async () => {
    const page = newPage();
    const calls = backend();
    const decided = decide({ page });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    hook.dataset.widgetState = 'failed';
    feature.abort();
    await decide({ page, signal: new AbortController().signal });
    calls[0]?.answer({ paywallId: 'muur' });
    await decided;
    expect(shown()).toEqual(['muur']);
  });

  it('is followed once where a template names a slot twice, and once for each slot', async () => {
    const page = newPage();
    const other = document.body.appendChild(hook.cloneNode()) as HTMLElement;
    backend({ paywallId: 'muur' }, { paywallId: 'balk' });
    await Promise.all([decide({ page }), decide({ page, hook: other })]);
    expect(shown()).toEqual(['muur']);
    expect(logged(/^warn/).join()).toContain('Another hook has asked for "nrcnl"');
    await decide({ page, hook: other, slug: 'topbanner' });
    expect(shown()).toEqual(['muur', 'balk']);
  });

  it('is followed for a hook that takes the place of one that left', async () => {
    const page = newPage();
    backend({ paywallId: 'muur' });
    await decide({ page });
    hook.removeAttribute('data-widget-state');
    feature.abort();
    feature = new AbortController();
    await decide({ page, signal: feature.signal });
    expect(shown()).toEqual(['muur', 'muur']);
  });

  it('is followed though its hook leaves before it is there, unless another hook takes its place', async () => {
    const page = newPage();
    const calls = backend();
    const decided = decide({ page });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    hook.removeAttribute('data-widget-state');
    hook.remove();
    feature.abort();
    const [other, next] = [document.createElement('div'), new AbortController()];
    document.body.append(other);
    const taken = decide({ page, hook: other, signal: next.signal });
    await vi.dynamicImportSettled();
    calls[0]?.answer({ paywallId: 'muur' });
    await Promise.all([decided, taken]);
    expect(shown()).toEqual(['muur']);
    expect(vi.mocked(showCampaign).mock.calls[0]?.[0].hook).toBe(other);
    // It is also followed if it is the only one: the wall may turn out to block.
    const last = new AbortController();
    const alone = decide({ page: newPage(), hook: document.createElement('div'), signal: last.signal });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    last.abort();
    calls[1]?.answer({ paywallId: 'alleen' });
    await alone;
    expect(shown()).toEqual(['muur', 'alleen']);
  });

  it('is followed again on a return where its campaign could not be fetched, and not requested again', async () => {
    const calls = backend({ paywallId: 'muur' });
    vi.mocked(showCampaign).mockResolvedValueOnce('failed');
    await decide();
    emit('page:restored', {});
    await vi.waitFor(() => expect(shown()).toEqual(['muur', 'muur']));
    expect(calls).toHaveLength(1);
  });

  it('is requested again when a reader returns who left before its answer [paywall-decision-8]', async () => {
    const calls = backend('no connection', 503, { paywallId: 'muur' });
    await decide();
    expect(shown()).toEqual([]);
    emit('page:restored', {});
    await vi.waitFor(() => expect(loginAsked).toHaveBeenCalledTimes(2));
    expect(calls).toHaveLength(2);
    emit('page:restored', {});
    await vi.waitFor(() => expect(shown()).toEqual(['muur']));
    // A known decision is not requested again, and its wall does not show a second time.
    emit('page:restored', {});
    await vi.dynamicImportSettled();
    expect(calls).toHaveLength(3);
    expect(shown()).toHaveLength(1);
  });

  it.each([
    ['there is none', {}],
    ['the article was given', { giftArticle: true }],
    ['there is one', { paywallId: 'muur' }],
  ])('is not requested again on a return where %s', async (_name, answer) => {
    const calls = backend(answer);
    await decide();
    const before = shown();
    emit('page:restored', {});
    await vi.dynamicImportSettled();
    expect(calls).toHaveLength(1);
    expect(shown()).toEqual(before);
  });
});

describe('the parameters of an address', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['?a=1&id_token=x.y.z#inhoud', '?a=1#inhoud'],
    ['?a=1#id_token=x.y.z&state=2', '?a=1'],
    ['?a=1#inhoud', '?a=1#inhoud'],
  ])('of %s is %s left at once: no token stays in the history [extended-access-5]', async (brought, left) => {
    backend({});
    history.replaceState({ kept: true }, '', `/nieuws/${brought}`);
    await decide();
    expect(location.search + location.hash).toBe(left);
    expect(history.state).toEqual({ kept: true });
  });

  it('calls Google only with all of Google’s parameters [extended-access-1, extended-access-4]', async () => {
    const extendAccess = vi.fn();
    vi.doMock('../../../../../../widgets/paywall/paywall/decide/extend-access.ts', () => ({
      extendAccess,
    }));
    backend({});
    const at = async (query: string) => {
      await decide({ page: { ...newPage(), query } });
      await vi.dynamicImportSettled();
      return extendAccess.mock.calls.length;
    };
    expect(await at('?gaa_at=a&gaa_ts=b&gaa_n=c')).toBe(0);
    expect(await at('?gaa_at=a&gaa_ts=b&gaa_n=c&gaa_sig=')).toBe(0);
    expect(await at('?gaa_at=a&gaa_ts=b&gaa_n=c&gaa_sig=d')).toBe(1);
    vi.doUnmock('../../../../../../widgets/paywall/paywall/decide/extend-access.ts');
  });
});
