// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { sendSignals } from '../../../../../../core/user/consent/google/send-signals.ts';
import type { Consent } from '../../../../../../core/user/consent/rules.ts';
import { logged } from '../../../../support/logged.ts';

const PURPOSES = ['ads', 'analytics'];
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const global = window as { dataLayer?: unknown };

const storeOf = (more: Partial<Consent> = {}) =>
  createStore<Consent>(() => ({ required: true, purposes: PURPOSES, choice: undefined, ...more }));
const pageWith = (googleConsentMode: unknown, config: object = {}) => ({
  appView: false,
  consentRequired: true,
  config: { ...config, consent: { googleConsentMode } },
});
/** The commands of the data layer, as passed to gtag. */
const commands = (layer = global.dataLayer) =>
  (layer as ArrayLike<unknown>[]).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return Array.from(entry);
  });

let ending: AbortController;

const send = (page: ReturnType<typeof pageWith>, store: ReturnType<typeof storeOf>) => {
  const { dataLayerName = 'dataLayer' } = page.config as { dataLayerName?: string };
  sendSignals({ page, store, dataLayerName, signal: ending.signal });
};

beforeEach(() => {
  ending = new AbortController();
  delete global.dataLayer;
});

afterEach(() => ending.abort());

it('sends denied before there is a decision, then each change, a withdrawal too', () => {
  const store = storeOf();
  send(pageWith(true), store);
  expect(commands()).toEqual([['consent', 'default', DENIED]]);
  store.setState({ choice: { ads: true, analytics: false } });
  store.setState({ choice: { ads: true, analytics: false, kaarten: true } });
  store.setState({ choice: { ads: false, analytics: false } });
  const ads = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
  expect(commands().slice(1)).toEqual([
    ['consent', 'update', { ...DENIED, ...ads }],
    ['consent', 'update', DENIED],
  ]);
});

it('leaves the default to consent-mode.js where that was first', () => {
  global.dataLayer = [
    (function gtag(..._: unknown[]) {
      // biome-ignore lint/complexity/noArguments: as Google's own snippet
      return arguments;
    })('consent', 'default', DENIED),
  ];
  send(pageWith(true), storeOf({ required: false }));
  expect(commands().map(([, command]) => command)).toEqual(['default', 'update']);
  expect(commands()[1]?.[2]).toMatchObject({ analytics_storage: 'granted' });
});

it('adds the site’s own signals; a purpose that needs no consent is granted', () => {
  const setting = {
    personalization_storage: 'uitgebreid',
    analytics_storage: 'ads',
    'x y': 'ads',
    ad_storage: 7,
  };
  send(pageWith(setting), storeOf({ choice: { ads: true, analytics: false } }));
  expect(commands().at(-1)).toEqual([
    'consent',
    'update',
    {
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'granted',
      personalization_storage: 'granted',
    },
  ]);
  expect(logged(/^warn nmt consent/)[0]?.[1]).toContain('"consentPurposes" does not list them');
});

it.each([undefined, false, 'aan'])('sends nothing with %s', (setting) => {
  send(pageWith(setting), storeOf());
  expect(global.dataLayer).toBeUndefined();
});

it('takes the name of the data layer, and survives one that throws', () => {
  const push = vi.fn(() => {
    throw new Error('kapot');
  });
  Object.assign(window, { metingen: { push } });
  send(pageWith(true, { dataLayerName: 'metingen' }), storeOf({ required: false }));
  expect(push).toHaveBeenCalledTimes(2);
  expect(logged('error nmt consent:', /window.metingen threw/)).toHaveLength(2);
});

it('consent-mode.js pushes the default before all else, with a choice of an earlier visit', async () => {
  const run = async (config: object) => {
    vi.resetModules();
    delete global.dataLayer;
    document.head.innerHTML = `<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`;
    await import('../../../../../../core/user/consent/google/consent-default.ts');
    return global.dataLayer ? commands() : [];
  };
  const config = { consentPurposes: PURPOSES, consent: { googleConsentMode: true } };
  expect(await run(config)).toEqual([['consent', 'default', { ...DENIED, wait_for_update: 2000 }]]);
  localStorage.setItem(
    'nmt_consent',
    JSON.stringify({ value: { ads: false, analytics: true }, savedAt: Date.now() }),
  );
  expect((await run(config))[0]?.[2]).toMatchObject({ ad_storage: 'denied', analytics_storage: 'granted' });
  history.replaceState(null, '', '/nieuws/kop-a1/appview');
  expect((await run(config))[0]?.[2]).toMatchObject({ analytics_storage: 'denied' });
  history.replaceState(null, '', '/');
  const platform = { ...config, consent: { ...config.consent, source: 'tcf' } };
  expect((await run(platform))[0]?.[2]).toMatchObject({ analytics_storage: 'denied' });
  expect(await run({ consent: {} })).toEqual([]);
  document.head.innerHTML = '<script type="application/json" id="site-config">{</script>';
  vi.resetModules();
  await expect(
    import('../../../../../../core/user/consent/google/consent-default.ts'),
  ).resolves.toBeDefined();
  localStorage.clear();
});
