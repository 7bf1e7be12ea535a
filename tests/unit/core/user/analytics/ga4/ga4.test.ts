// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as bus from '../../../../../../core/runtime/bus/bus.ts';
import { forgetDocument } from '../../../../../../core/runtime/page/document-value.ts';
import type { AnalyticsEvents } from '../../../../../../core/user/analytics/events.ts';
import { ga4EventOf, searchTerm } from '../../../../../../core/user/analytics/ga4/ga4-events.ts';
import { track } from '../../../../../../core/user/analytics/track.ts';
import { logged } from '../../../../support/logged.ts';
import { setLogin } from '../../visitor/reader.ts';

type Samples = { readonly [Name in keyof AnalyticsEvents]: AnalyticsEvents[Name] };
const FUNNEL = {
  paywall_id: 'artikel',
  campaign_name: 'Premium',
  paywall_type: 'hard',
  utm_medium: undefined,
  utm_campaign: undefined,
};
/** One of each event, with all of its fields. */
const SAMPLES: Samples = {
  'page-view': {
    page_view_id: 'v',
    page_type: 'article',
    article_id: '4101',
    article_type: 'story',
    address: 'https://krant.example/a4101',
    referrer: 'https://krant.example/',
    app_view: false,
    restored: false,
    segment: 'niet_abonnee',
  },
  'gift-article-view': { page_view_id: 'v', article_id: '4101' },
  share: { method: 'mail', kind: 'share', article_id: '4101' },
  paywallHit: FUNNEL,
  wallhit: FUNNEL,
  'paywall-modal-open': FUNNEL,
  'paywall-modal-close': FUNNEL,
  register: FUNNEL,
  purchase: {
    ...FUNNEL,
    transaction_id: 'x1',
    value: 221,
    currency: 'EUR',
    item_id: '12',
    item_name: 'Digitaal',
  },
  sophi_params: { ...FUNNEL, wall_type: 'hard', visibility: 'always' },
  view_onboarding: { tour_id: 't', step: 1 },
  'usp-subscriptions-click': { address: '/abonnementen/' },
  'ad-viewable': { slot_id: 'ad', position: 'rectangle', section: 'home' },
  'experiment-group': { experiment: 'e', group: 1 },
  'visitor-segment': { page_view_id: 'v', segment: 's' },
};

const pageWith = (ga4: unknown) => ({
  path: '/',
  appView: false,
  consentRequired: false,
  config: ga4 === undefined ? {} : { ga4 },
});
const layer = () => ((window as { dataLayer?: unknown[] }).dataLayer ?? []) as Record<string, unknown>[];
const settle = async () => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(400);
};
const visitor = (loggedIn: boolean) => bus.emit('visitor:changed', { loggedIn } as never);
const named = (name: string) => layer().filter(({ event }) => event === name);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'dataLayer');
  localStorage.clear();
  history.replaceState(null, '', '/');
  return () => vi.useRealTimers();
});

it('the table in docs/analytics.md says what is sent, and nothing is missing', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../../../docs/analytics.md'), 'utf8');
  const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const rows = text
    .slice(text.indexOf('| event of the product |'))
    .split('\n\n', 1)[0]
    ?.split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1).map(names));
  const sent = Object.entries(SAMPLES).flatMap(([event, fields]) => {
    const found = ga4EventOf({ event, ...fields });
    return found ? [[[event], [found.name], Object.keys(found.parameters)]] : [];
  });
  expect(rows?.filter(([own]) => own?.length).sort()).toEqual(sent.sort());
  expect(rows?.filter(([own]) => !own?.length)).toEqual([
    [[], ['login'], ['method']],
    [[], ['search'], ['search_term']],
  ]);
});

describe('for Tag Manager', () => {
  it('an event with another name comes beside the own one', async () => {
    track(pageWith({}), 'page-view', SAMPLES['page-view']);
    await settle();
    expect(layer().map(({ event }) => event)).toEqual(['page-view', 'page_view']);
    expect(layer()[1]).toEqual({
      event: 'page_view',
      page_location: 'https://krant.example/a4101',
      page_referrer: 'https://krant.example/',
    });
  });

  it('one with the same name is not pushed twice, but has both fields', async () => {
    const page = pageWith({});
    track(page, 'purchase', SAMPLES.purchase);
    track(page, 'share', SAMPLES.share);
    await settle();
    expect(layer()).toEqual([
      { ecommerce: null },
      expect.objectContaining({
        event: 'purchase',
        paywall_id: 'artikel',
        ecommerce: {
          transaction_id: 'x1',
          value: 221,
          currency: 'EUR',
          items: [
            { item_id: '12', item_name: 'Digitaal', item_category: 'subscription', price: 221, quantity: 1 },
          ],
        },
      }),
      expect.objectContaining({ event: 'share', method: 'mail', kind: 'share', item_id: '4101' }),
    ]);
  });
});

it('gtag gets commands, and the own events stay as they are', async () => {
  track(pageWith({ format: 'gtag' }), 'share', SAMPLES.share);
  await settle();
  expect(layer()[0]).toEqual({ event: 'share', ...SAMPLES.share });
  expect(Object.prototype.toString.call(layer()[1])).toBe('[object Arguments]');
  expect(Array.from(layer()[1] as never)).toEqual([
    'event',
    'share',
    { method: 'mail', content_type: 'article', item_id: '4101' },
  ]);
  expect(layer()).toHaveLength(2);
});

it('a site chooses its events; one without the setting has none', async () => {
  track(pageWith({ events: ['share'] }), 'page-view', SAMPLES['page-view']);
  track(pageWith(undefined), 'page-view', SAMPLES['page-view']);
  await settle();
  expect(layer().map(({ event }) => event)).toEqual(['page-view', 'page-view']);
});

describe('a login', () => {
  const start = async () => {
    const page = pageWith({});
    track(page, 'visitor-segment', SAMPLES['visitor-segment']);
    await settle();
    return page;
  };

  it('is reported once for a browser, not for those who were logged in before', async () => {
    await start();
    visitor(true);
    await settle();
    expect(named('login')).toEqual([]);
    visitor(false);
    visitor(true);
    visitor(true);
    await settle();
    expect(named('login')).toEqual([{ event: 'login', method: 'site' }]);
    visitor(false);
    visitor(true);
    await settle();
    expect(named('login')).toHaveLength(2);
  });

  it('is none after a call for the login status that failed: the cookie is still there [visitor-6]', async () => {
    setLogin('a');
    onTestFinished(() => setLogin(undefined));
    await start();
    visitor(true);
    visitor(false);
    visitor(true);
    await settle();
    expect(named('login')).toEqual([]);
  });

  it('is part of a registration from before the code was there', async () => {
    visitor(false);
    await start();
    bus.forgetEvents();
    forgetDocument();
    track(pageWith({}), 'register', FUNNEL);
    visitor(true);
    await settle();
    expect(named('login')).toEqual([]);
    expect(named('sign_up')).toHaveLength(1);
  });

  it('is part of a registration', async () => {
    const page = await start();
    visitor(false);
    track(page, 'register', FUNNEL);
    await settle();
    visitor(true);
    await settle();
    expect(named('login')).toEqual([]);
    expect(named('sign_up')).toEqual([{ event: 'sign_up', method: 'site', campaign_name: 'Premium' }]);
  });
});

describe('a search', () => {
  const open = async (address: string, { type = 'navigate', referrer = '' } = {}) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    history.replaceState(null, '', address);
    track(pageWith({}), 'visitor-segment', SAMPLES['visitor-segment']);
    await settle();
    return named('search').map(({ search_term }) => search_term);
  };

  it.each<[string, string, object, unknown[], string?]>([
    ['the first page of results', '/search?query=pontje+Linge', {}, ['pontje Linge']],
    ['another page', '/nieuws', {}, []],
    ['no words', '/search?query=+', {}, []],
    ['a reload', '/search?query=pontje', { type: 'reload' }, []],
    ['the way back', '/search?query=pontje', { type: 'back_forward' }, []],
    [
      'the second page of results',
      '/search?query=pontje&page=2',
      { referrer: 'https://krant.example/search?query=pontje' },
      [],
    ],
    ['an e-mail address', '/search?query=jan%40voorbeeld.nl', {}, [undefined], 'holds an e-mail address'],
  ])('with %s', async (_, address, how, expected, message) => {
    expect(await open(address, how)).toEqual(expected);
    if (message) logged('error nmt analytics:', message);
  });

  it('in place, also after a reload', async () => {
    await open('/search?query=pontje', { type: 'reload' });
    const { reportPageChange } = await import('../../../../../../core/user/analytics/page-views.ts');
    history.replaceState(null, '', '/search?query=veer');
    reportPageChange(`${location.origin}/search?query=pontje`, false);
    reportPageChange(`${location.origin}/search?query=veer`, true);
    await settle();
    expect(named('search')).toEqual([{ event: 'search', search_term: 'veer' }]);
  });

  it('has the parameters that the site names', () => {
    expect(searchTerm('https://krant.example/?q=a&zoek=b', ['zoek', 'q'])).toBe('b');
    expect(searchTerm('geen adres', ['q'])).toBeUndefined();
  });
});
