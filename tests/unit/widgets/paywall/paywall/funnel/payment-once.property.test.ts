import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import { SOLD_TYPES } from '../../../../../../fixtures/backends/subscription-types.ts';
import { createStandIn } from '../../../../../../fixtures/stand-in.ts';
import { funnelEffects } from '../../../../../../widgets/paywall/paywall/funnel/effects.ts';
import { type FunnelState, startFunnel } from '../../../../../../widgets/paywall/paywall/funnel/state.ts';
import { readShop } from '../../../../../../widgets/paywall/paywall/offer/read-shop.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';
import { Browser, ORIGIN } from '../../../../fixtures/browser.ts';
import { campaign, RIGHT, rulesOf, step } from './campaigns.ts';

const STEPS = [step(['mollie'])] as const;
const RULES = rulesOf(STEPS);

/** What happens to a call or its answer on the way. */
const FATES = {
  arrives: (answer) => answer,
  'is cut off': async (answer) => new Response((await answer.text()).slice(0, -8), answer),
  'becomes HTML': (answer) =>
    new Response('<!doctype html><title>Even geduld</title>', { status: answer.status }),
  'becomes empty': () => new Response('', { status: 200 }),
  'becomes other JSON': () => Response.json({ checkout: 'https://pay.mollie.com/1' }),
  'names a strange host': () => Response.json('https://elders.example/https'),
  'is lost': () => Promise.reject(new TypeError('Failed to fetch')),
  'fails behind the server': () => new Response('<html>', { status: 502 }),
  'meets a firewall': () => new Response('<html>', { status: 403 }),
  'finds no login': () => Response.json({ detail: 'login' }, { status: 401 }),
  'is refused by a proxy': () => new Response('<html>', { status: 400 }),
} satisfies Record<string, (answer: Response) => Response | Promise<Response>>;
type Fate = keyof typeof FATES;

// A page without happy-dom's own network, which would not share the cookies of the simulated server.
beforeEach(() => {
  const window = new Window({ url: `${ORIGIN}/nieuws/a` });
  for (const part of [
    'Document',
    'document',
    'location',
    'localStorage',
    'navigator',
    'sessionStorage',
  ] as const) {
    vi.stubGlobal(part, window[part]);
  }
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

/** Simulates a visitor's browser and a server that makes a payment for each key. Each tab has its own funnel. */
function shop() {
  localStorage.clear();
  const browser = new Browser(createStandIn({ now: () => 0 }));
  const payments = new Set<string>();
  let fate: Fate = 'arrives';
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const answer = await browser.call(url.pathname, {
      method: 'POST',
      headers: init.headers as Record<string, string>,
      body: String(init.body),
    });
    const text = await answer.clone().text();
    if (answer.ok) payments.add(text);
    return FATES[fate](answer);
  });
  const openTab = () =>
    funnelEffects({
      campaign: campaign(STEPS),
      page: visitedPage({ unique: Math.random() }),
      config: mergePaywallConfig({}),
      rules: RULES,
      onEvent: () => {},
    });
  return {
    payments,
    openTab,
    async order(tab: ReturnType<typeof openTab>, surname: string, how: Fate) {
      fate = how;
      const state: FunnelState = {
        ...startFunnel(RULES, { values: { ...RIGHT, surname } }),
        shop: readShop(SOLD_TYPES),
      };
      const task = { kind: 'payment', id: 1 } as const;
      return tab.run(task, state, new AbortController().signal).then(
        ({ state }) => state,
        () => 'failed',
      );
    },
  };
}

describe('one order is one payment [payment-1, payment-8]', () => {
  it.each(Object.keys(FATES) as Fate[])(
    'where the answer %s: tried again here, after a reload and in a second tab',
    async (fate) => {
      const { openTab, order, payments } = shop();
      const tab = openTab();
      expect(await order(tab, 'Jansen', fate)).toBe(fate === 'arrives' ? 'done' : 'failed');
      expect(await order(tab, 'Jansen', fate)).toBe(fate === 'arrives' ? 'done' : 'failed');
      expect(await order(openTab(), 'Jansen', fate)).toBe(fate === 'arrives' ? 'done' : 'failed');
      expect(await order(tab, 'Jansen', 'arrives')).toBe('done');
      expect(await order(openTab(), 'Jansen', 'arrives')).toBe('done');
      expect(payments.size).toBe(1);
      // Another order makes another payment.
      expect(await order(tab, 'Pietersen', 'arrives')).toBe('done');
      expect(payments.size).toBe(2);
    },
  );

  it('holds for whatever becomes of the answers, in whatever tab', async () => {
    const action = fc.record({
      tab: fc.nat(2),
      reload: fc.boolean(),
      surname: fc.constantFrom('Jansen', 'Pietersen'),
      fate: fc.constantFrom(...(Object.keys(FATES) as Fate[])),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
        const { openTab, order, payments } = shop();
        const tabs = [openTab(), openTab(), openTab()];
        for (const { tab, reload, surname, fate } of actions) {
          if (reload) tabs[tab] = openTab();
          await order(tabs[tab] ?? openTab(), surname, fate);
        }
        expect(payments.size).toBe(new Set(actions.map(({ surname }) => surname)).size);
      }),
      { numRuns: 40 },
    );
  });
});
