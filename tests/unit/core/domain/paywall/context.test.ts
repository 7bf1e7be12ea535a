import { describe, expect, it } from 'vitest';
import { mergePaywallConfig } from '../../../../../core/domain/paywall/config.ts';
import {
  accessState,
  type ContextSources,
  decisionContext,
} from '../../../../../core/domain/paywall/context.ts';
import { FEATURE_SLUGS, featureSlug } from '../../../../../core/domain/paywall/feature-slug.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';

const PAYWALL_DEFAULTS = mergePaywallConfig();

const NOW = Date.UTC(2026, 2, 29, 12);
const PAGE = {
  path: '/nieuws/2026/03/27/titel-a4112',
  query: '',
  hash: '',
  appView: false,
  config: { appIds: { ios: 'ios', droid: 'android', puzzels: 'puzzle-android', raadsels: 'puzzle-ios' } },
  articleId: '4112',
  articleType: 'article',
  indexSlug: 'wetenschap',
  articleIsRunner: true,
  articleIsFree: false,
  articleUpdatedAt: '2026-03-29T10:30:00Z',
  paywallArticleExpireDays: 30,
  dossier: 'ruimte',
  rubric: 'Wetenschap',
} as unknown as Page;
const STRUCTURED = {
  headline: 'Titel',
  author: [{ name: 'Ada' }, { name: 'Bob' }],
  keywords: [],
  datePublished: '2026-03-27T11:00:00Z',
  articleSection: 'Ruimtevaart',
};
const contextOf = (page: Partial<Page> = {}, more: Partial<ContextSources> = {}) =>
  decisionContext({
    page: { ...PAGE, ...page },
    structured: STRUCTURED,
    slug: 'nrcnl',
    session: 'een-id',
    advice: undefined,
    config: PAYWALL_DEFAULTS,
    now: NOW,
    ...more,
  });

describe('the decision context', () => {
  it('has page, article and visitor, and leaves out unknown values [decision-context-3, decision-context-5, decision-context-6, decision-context-7, decision-context-9, decision-context-15]', () => {
    expect(contextOf()).toEqual({
      sdkFeatureSlug: 'nrcnl',
      session: 'een-id',
      path: '/nieuws/2026/03/27/titel-a4112',
      articleId: '4112',
      author: 'Ada, Bob',
      section: 'Ruimtevaart',
      publishedAt: '2026-03-27T11:00:00.000Z',
      publishedDaysAgo: 2,
      publishedHoursAgo: 49,
      modifiedAt: '2026-03-29T10:30:00.000Z',
      modifiedDaysAgo: 0,
      modifiedHoursAgo: 1,
      isRunner: true,
      type: 'article',
      state: 'regular',
      dossier: 'ruimte',
      rubric: 'Wetenschap',
      platform: 'web',
    });
  });

  it('accepts no invalid date, and no future one with a negative time [decision-context-6]', () => {
    const late = contextOf(
      { articleUpdatedAt: '2027-01-01' },
      { structured: { ...STRUCTURED, datePublished: 'ooit' } },
    );
    expect(late).not.toHaveProperty('publishedAt');
    expect(late).toMatchObject({ modifiedDaysAgo: 0, modifiedHoursAgo: 0 });
  });

  it.each([
    [{ articleIsFree: true, articleUpdatedAt: '2020-01-01' }, 'free'],
    [{ articleUpdatedAt: '2026-02-01' }, 'archive'],
    [{ path: '/paywall-test/', articleUpdatedAt: '2026-02-01' }, 'regular'],
    [{}, 'regular'],
  ] as const)(
    'has of %o the state %s [decision-context-7, decision-context-8, paywall-test-page-3]',
    (page, state) => {
      expect(accessState({ ...PAGE, ...page }, NOW)).toBe(state);
    },
  );

  it('has the app, the referrer and the newsletter of the visit [decision-context-9, decision-context-10, decision-context-11, decision-context-12]', () => {
    const query = '?app=droid&utm_medium=newsletter&utm_campaign=ochtend';
    expect(contextOf({ appView: true, query, hash: '#a&context=my_news' })).toMatchObject({
      platform: 'android',
      contextOrigin: 'my_news',
      contextNewsletter: 'ochtend',
    });
    const social = contextOf({
      query: '?app=droid&utm_medium=social&utm_campaign=ochtend',
      hash: '#context=x',
    });
    expect(social.platform).toBe('web');
    expect(social).not.toHaveProperty('contextOrigin');
    expect(social).not.toHaveProperty('contextNewsletter');
  });

  it('carries the gift token and the advice on the wall [decision-context-13, decision-context-14]', () => {
    const advice = { wallType: 'hard', visibility: 'high' };
    expect(contextOf({ query: '?gift_token=code' }, { advice })).toMatchObject({
      giftToken: 'code',
      sophiWallType: 'hard',
      sophiVisibility: 'high',
    });
  });

  it('uses the names of the site [decision-context-15]', () => {
    const config = { ...PAYWALL_DEFAULTS, contextFields: { articleId: 'article_id' } };
    const context = contextOf({}, { config });
    expect(context.article_id).toBe('4112');
    expect(context).not.toHaveProperty('articleId');
  });
});

describe('the feature slug', () => {
  it.each([
    [{}, 'nrcnl'],
    [{ appView: true }, 'nrcnl'],
    [{ appView: true, query: '?app=ios' }, 'app-ios'],
    [{ appView: true, query: '?app=droid' }, 'app-android'],
    [{ appView: true, query: '?app=puzzels' }, 'puzzel-android'],
    [{ appView: true, query: '?app=raadsels' }, 'nrcnl'],
    [{ query: '?app=ios' }, 'nrcnl'],
    [{ path: '/paywall-audio' }, 'audio'],
    [{ path: '/paywall-audio/' }, 'audio'],
    [{ path: '/paywall-audioboek' }, 'nrcnl'],
  ] as const)('of %o is %s [decision-context-1, decision-context-2]', (page, slug) => {
    expect(featureSlug({ ...PAGE, ...page })).toBe(slug);
  });

  it('is one of seven [decision-context-1]', () => {
    expect(FEATURE_SLUGS).toHaveLength(7);
  });
});
