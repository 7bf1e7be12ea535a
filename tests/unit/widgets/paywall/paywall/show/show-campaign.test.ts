// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import { on } from '../../../../../../core/runtime/bus/bus.ts';
import type { PaywallRequest } from '../../../../../../widgets/paywall/paywall/show/paywall-request.ts';
import type { present as presentIt } from '../../../../../../widgets/paywall/paywall/show/present.ts';
import type { Presentation } from '../../../../../../widgets/paywall/paywall/show/presentation.ts';
import { showCampaign } from '../../../../../../widgets/paywall/paywall/show/show-campaign.ts';
import { backend, visitedPage } from '../../../../core/user/visitor/reader.ts';
import { logged } from '../../../../support/logged.ts';

const present = vi.hoisted(() => vi.fn<typeof presentIt>());
vi.mock('../../../../../../widgets/paywall/paywall/show/present.ts', () => ({ present }));

const loginAsked = vi.fn();
let page: PaywallRequest['page'];
let off = () => {};
beforeEach(() => {
  page = visitedPage({ fresh: Math.random() });
  present.mockReset().mockResolvedValue();
  off = on('login:asked', loginAsked);
  loginAsked.mockClear();
});
afterEach(() => {
  off();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const campaign = (id: string, funnel = {}) => ({
  id,
  funnel: { paywallType: 'soft', steps: [{ blocks: [] }], ...funnel },
});
function show(id: string, { signal = new AbortController().signal, values = {}, ...rest } = {}) {
  const hook = document.body.appendChild(document.createElement('div'));
  const request: PaywallRequest = {
    hook,
    page,
    signal,
    from: 'decision',
    slug: undefined,
    isExpected: false,
    values,
    ...rest,
  };
  return showCampaign(request, id, mergePaywallConfig(values), signal);
}
const presented = () => present.mock.calls.map(([presentation]) => presentation);
const ids = () => presented().map((presentation) => presentation.campaign.id);
/** Creates a server whose answers a test gives by hand, by path. */
function server() {
  const calls = backend();
  const call = (part: string, nth = 0) => calls.filter(({ url }) => url.includes(part))[nth];
  const answer = async (id: string, nth = 0, sent: object | number = campaign(id)) => {
    await vi.waitFor(() => expect(call(`/campaigns/${id}`, nth)).toBeDefined());
    call(`/campaigns/${id}`, nth)?.answer(sent);
    for (const { url, answer: give } of calls) if (!url.includes('/campaigns/')) give({});
  };
  return { calls, answer };
}

describe('a campaign', () => {
  it('that arrives after its wall was removed shows nothing', async () => {
    const { answer } = server();
    const ending = new AbortController();
    const shown = show('a', { signal: ending.signal });
    ending.abort();
    await answer('a');
    expect(await shown).toBe('shown');
    expect(ids()).toEqual([]);
  });

  it('that arrives after a newer one of its hook leaves that one alone', async () => {
    const { answer } = server();
    const old = new AbortController();
    const first = show('a', { signal: old.signal });
    old.abort();
    const second = show('a');
    await answer('a', 1, campaign('a', { style: 'verkiezingen' }));
    await second;
    await answer('a', 0);
    await first;
    expect(presented().map((one) => one.campaign.funnel.style)).toEqual(['verkiezingen']);
  });

  it('that is requested twice at once shows once, also where two answers cross', async () => {
    const { calls, answer } = server();
    const [first, second, third] = [show('a'), show('b'), show('a')];
    await answer('b');
    await second;
    await answer('a');
    await Promise.all([first, third]);
    expect(ids()).toEqual(['b', 'a']);
    expect(calls.filter(({ url }) => url.includes('/campaigns/'))).toHaveLength(2);
  });

  it('that the reader closed stays closed, a removed one returns [paywall-types-20]', async () => {
    const { answer } = server();
    const [one, other] = [new AbortController(), new AbortController()];
    for (const [id, { signal }] of [
      ['a', one],
      ['b', other],
    ] as const) {
      const shown = show(id, { signal });
      await answer(id);
      await shown;
    }
    presented()[0]?.onClosed();
    one.abort();
    other.abort();
    present.mockClear();
    const closed = show('a');
    await vi.dynamicImportSettled();
    expect(await Promise.race([closed, 'asked'])).toBe('shown');
    const again = show('b');
    await answer('b', 1);
    await again;
    expect(ids()).toEqual(['b']);
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [403, 'failed'],
    [{ id: 'a', funnel: { paywallType: 'zacht', steps: [{}] } }, 'failed'],
    [{ id: 'a' }, 'failed'],
  ] as const)(
    'that is answered with %j is %s, and may be asked again [paywall-campaign-6, paywall-campaign-7]',
    async (sent, outcome) => {
      const { answer } = server();
      const shown = show('a');
      await answer('a', 0, sent);
      expect(await shown).toBe(outcome);
      expect(loginAsked).not.toHaveBeenCalled();
      const again = show('a', { values: { onCampaignFailure: 'login-modal' } });
      await answer('a', 1, sent);
      expect(await again).toBe(outcome);
      expect(loginAsked).toHaveBeenCalledOnce();
      expect(ids()).toEqual([]);
      logged('error nmt paywall: The campaign could not be fetched; no wall is shown. HttpError:');
    },
  );

  it('is shown before its configuration is there, which counts for 1.5 s [paywall-config-2]', async () => {
    vi.useFakeTimers();
    const calls = backend();
    const shown = show('a');
    await vi.advanceTimersByTimeAsync(0);
    calls.find(({ url }) => url.includes('/campaigns/'))?.answer(campaign('a'));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    await shown;
    expect(ids()).toEqual(['a']);
    const [{ config, configured }] = presented() as [Presentation];
    let isConfigured = false;
    void configured.then(() => {
      isConfigured = true;
    });
    await vi.advanceTimersByTimeAsync(1499);
    expect(isConfigured).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await configured).toBe(config);
  });
});

describe('how a campaign is shown', () => {
  const shape = async (rest: object, funnel = {}) => {
    const { answer } = server();
    const shown = show('a', rest);
    await answer('a', 0, campaign('a', { paywallType: 'hard', steps: [{}, {}], ...funnel }));
    await shown;
    return presented()[0] as Presentation;
  };

  it('depends on its type, except on a page of its own, where it replaces the content [paywall-activate-page-2, paywall-audio-page-1]', async () => {
    expect((await shape({})).as).toBe('hard');
    present.mockClear();
    page = visitedPage({ fresh: Math.random() });
    expect((await shape({ slug: 'audio' })).as).toBe('plain');
    present.mockClear();
    page = visitedPage({ fresh: Math.random() });
    expect((await shape({ from: 'activation' })).as).toBe('plain');
  });

  it.each([
    ['navy', 'navy'],
    ['#123456', 'red'],
    ['hotpink', 'red'],
  ])(
    'on trial is a banner of one step, whose buttons may be %s: %s [paywall-test-page-2, paywall-test-page-5]',
    async (buttonColor, shown) => {
      const { as, campaign: tried } = await shape({ from: 'trial' }, { buttonColor });
      expect(as).toBe('topbanner');
      expect(tried.funnel.steps).toHaveLength(1);
      expect(tried.funnel.buttonColor).toBe(shown);
    },
  );

  it.each([
    ['/abonneren', 'standard', 'redirect'],
    ['https://abonneren.example.org/', undefined, 'redirect'],
    ['', 'standard', 'standard'],
  ])(
    'on trial leads to the address %j of a %s step: %s [paywall-test-page-2]',
    async (redirectUrl, sent, becomes) => {
      const tried = await shape({ from: 'trial' }, { steps: [{ buttonType: sent, redirectUrl }] });
      const { steps, leadsAnywhere } = tried.campaign.funnel;
      expect(steps[0].buttonType).toBe(becomes);
      expect(leadsAnywhere).toBe(true);
    },
  );

  it('has the buttons that were sent on all other pages [funnel-buttons-4]', async () => {
    const { funnel } = (await shape({}, { steps: [{ buttonType: 'standard', redirectUrl: '/a' }] })).campaign;
    expect(funnel.steps[0].buttonType).toBe('standard');
    expect(funnel.leadsAnywhere).toBeUndefined();
  });
});
