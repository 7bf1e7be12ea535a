import { afterEach, describe, expect, it, vi } from 'vitest';
import { adsConfig } from '../../../../../../widgets/ads/ads/plan/ads-config.ts';
import { decisionSlug } from '../../../../../../widgets/ads/ads/plan/decision-slug.ts';
import { type AdKind, kindOf } from '../../../../../../widgets/ads/ads/plan/positions.ts';
import { sectionCode, testedPosition } from '../../../../../../widgets/ads/ads/plan/section-code.ts';
import { sizeOf, smallerSizeOf } from '../../../../../../widgets/ads/ads/plan/size-of.ts';
import { slotId } from '../../../../../../widgets/ads/ads/plan/slot-id.ts';
import { suppressionOf } from '../../../../../../widgets/ads/ads/plan/suppression.ts';
import { mayRefill } from '../../../../../../widgets/ads/ads/slot/may-refill.ts';
import { type AdEvent, type AdState, nextState } from '../../../../../../widgets/ads/ads/slot/next-state.ts';
import { logged } from '../../../../support/logged.ts';
import { CONFIG, factsOf } from './facts.ts';

describe('positions', () => {
  it.each([
    ['leaderboard', 'leaderboard'],
    ['inline-2', 'inline-2'],
    ['rectangle-2', 'rectangle'],
    ['below-article-links', 'below-article'],
    ['below-articles', undefined],
    ['rectangle-', undefined],
    ['inline-3', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('knows the kind of "%s"', (position, kind) => {
    expect(kindOf(position)).toBe(kind);
  });
});

describe('sizes', () => {
  const wide = { isMobile: false, hasWideRectangles: true, isArticle: false };
  it.each<[AdKind, Partial<typeof wide>, number, number]>([
    ['leaderboard', {}, 1800, 1000],
    ['mobile-top-banner', { isMobile: true }, 320, 100],
    ['topbanner', {}, 1800, 1000],
    ['topbanner', { isMobile: true }, 320, 100],
    ['inline', {}, 300, 600],
    ['inline-2', {}, 300, 600],
    ['rectangle', {}, 336, 280],
    ['rectangle', { hasWideRectangles: false }, 320, 240],
    ['rectangle', { isArticle: true, hasWideRectangles: false }, 300, 600],
    ['article-content-rectangle', { isArticle: true }, 300, 600],
    ['below-article', { isArticle: true, hasWideRectangles: false }, 320, 240],
    ['branded-content-tracker', {}, 1, 1],
  ])('of %s with %o is %ix%i [ads-5]', (kind, differs, width, height) => {
    expect(sizeOf(kind, { ...wide, ...differs })).toEqual([width, height]);
  });

  it.each<[AdKind, Partial<typeof wide>, readonly [number, number] | undefined]>([
    ['leaderboard', {}, [970, 250]],
    ['topbanner', {}, [970, 250]],
    ['topbanner', { isMobile: true }, undefined],
    ['inline', {}, [336, 280]],
    ['inline-2', { hasWideRectangles: false }, [320, 240]],
    ['klantwaarde-inlinebanner', { isArticle: true }, [336, 280]],
    ['rectangle', { isArticle: true }, undefined],
    ['rectangle', { isArticle: true, isMobile: true }, [336, 280]],
    ['rectangle', { isMobile: true }, undefined],
    ['below-content', {}, undefined],
    ['branded-content-tracker', {}, undefined],
  ])('of %s with %o that is requested as well is %j', (kind, differs, expected) => {
    expect(smallerSizeOf(kind, { ...wide, ...differs })).toEqual(expected);
  });
});

describe('suppression', () => {
  it.each([
    ['#photo', 'hash'],
    ['#photo=brug', 'hash'],
    ['#photo-2', 'hash'],
    ['#kop&msg=hallo', 'hash'],
    ['#disable-ads', 'hash'],
    ['#photographer', undefined],
    ['#fotos', undefined],
    ['#msg', undefined],
    ['', undefined],
  ])('by the fragment %s: %s [ads-2]', (hash, expected) => {
    expect(suppressionOf(factsOf({ hash }), CONFIG)).toBe(expected);
  });

  it('by a marker of the site instead of the usual one [ads-16]', () => {
    const config = { disableMarker: '#reclamevrij' };
    expect(suppressionOf(factsOf({ hash: '#reclamevrij' }), config)).toBe('hash');
    expect(suppressionOf(factsOf({ hash: '#disable-ads' }), config)).toBeUndefined();
  });

  it.each([
    ['/preview/artikel', 'preview'],
    ['/wp-admin', 'preview'],
    ['/krant-preview/2026/', 'preview'],
    ['/previews/', undefined],
    ['/nieuws/preview/', undefined],
  ])('by the path %s: %s [ads-1]', (path, expected) => {
    expect(suppressionOf(factsOf({ path }), CONFIG)).toBe(expected);
  });

  it('only where the page forbids them, not where it says nothing [ads-1]', () => {
    expect(suppressionOf(factsOf({ allowAds: false }), CONFIG)).toBe('forbidden');
    expect(suppressionOf(factsOf({ allowAds: undefined }), CONFIG)).toBeUndefined();
  });
});

describe('section codes', () => {
  it.each([
    ['/banners/hometest/', 'frontpage', '', 'hometest'],
    ['/banners/test/klantwaarde/topbanner/', 'index', '', 'klantwaarde'],
    ['/', 'frontpage', '', 'home'],
    ['/economie/x-a1', 'article', 'Economie & geld', 'economie-geld'],
    ['/over-ons/', 'about', '', 'about'],
    ['/', '', '', ''],
  ])('of %s (%s, "%s") is "%s" [ads-3]', (path, pageType, indexSlug, expected) => {
    expect(sectionCode({ path, pageType, indexSlug })).toBe(expected);
  });

  it('names the tested slot of a test page [ads-3]', () => {
    expect(testedPosition('/banners/test/klantwaarde/bottombanner')).toBe('klantwaarde-bottombanner');
    expect(testedPosition('/banners/test/klantwaarde/anders/')).toBeUndefined();
    expect(testedPosition('/banners/hometest/')).toBeUndefined();
  });
});

describe('slot ids', () => {
  it('are made of section and position, with a number where they are taken [ads-14]', () => {
    expect(slotId('inline', 'home', () => false)).toBe('ad-home-inline');
    expect(slotId('rectangle-2', 'home', (id) => id === 'ad-home-rectangle-2')).toBe('ad-home-rectangle-2-2');
  });

  it('do not exist for an unknown position, or a page without a section code [ads-14]', () => {
    expect(slotId('billboard', 'home', () => false)).toBeUndefined();
    expect(slotId('inline', '', () => false)).toBeUndefined();
  });
});

describe('decisions', () => {
  it.each<[AdKind, boolean, string | undefined]>([
    ['topbanner', false, 'topbanner'],
    ['klantwaarde-inlinebanner', true, 'klantwaarde'],
    ['mobile-top-banner', true, 'topbanner'],
    ['mobile-top-banner', false, undefined],
    ['inline', true, undefined],
  ])('are requested for %s of a subscriber (%s): %s [ads-13]', (kind, subscriber, expected) => {
    expect(decisionSlug(kind, { subscriber })).toBe(expected);
  });
});

describe('states', () => {
  it.each<[AdState, AdEvent, AdState]>([
    ['unknown', 'filled', 'filled'],
    ['unknown', 'unfilled', 'empty'],
    ['unknown', 'loaded', 'unknown'],
    ['filled', 'loaded', 'adShown'],
    ['filled', 'removed', 'empty'],
    ['adShown', 'filled', 'adShown'],
    ['adShown', 'unfilled', 'empty'],
    ['adShown', 'removed', 'empty'],
    ['empty', 'filled', 'empty'],
    ['empty', 'loaded', 'empty'],
  ])('%s becomes with %s: %s [ads-4]', (state, event, expected) => {
    expect(nextState(state, event)).toBe(expected);
  });
});

describe('refill', () => {
  it.each<[AdKind, string, boolean]>([
    ['article-content-rectangle', '2025-01-01T22:59:59Z', true],
    ['article-content-rectangle', '2025-01-01T23:00:00Z', false],
    ['rectangle', '2024-12-01T12:00:00Z', false],
  ])('of %s at %s: %s [ads-7]', (kind, at, expected) => {
    expect(mayRefill(kind, Date.parse(at), { refillUntil: '2025-01-01' })).toBe(expected);
  });
});

describe('the configuration', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('has the defaults of the specification [ads-6, ads-7, ads-16]', () => {
    expect(adsConfig({ config: {} })).toEqual({
      disableMarker: '#disable-ads',
      fullPageDroppedPositions: ['below-article*'],
      wideRectangleBreakpoint: 'xsmall',
      publisherId: '163',
      consentTimeoutMs: 500,
      withoutConsent: 'wait',
      refillUntil: '2025-01-01',
      responseTimeoutMs: 10_000,
      screensBetween: 1,
    });
  });

  it('takes what fits, and warns of what does not [ads-16]', () => {
    const ads = {
      disableMarker: 'zonder-hekje',
      fullPageDroppedPositions: ['rectangle'],
      wideRectangleBreakpoint: 'small',
      publisherId: 163,
      consentTimeoutMs: -1,
      withoutConsent: 'limited',
      refillUntil: '2025-02-30',
      responseTimeoutMs: 2000,
    };
    expect(adsConfig({ config: { ads } })).toMatchObject({
      disableMarker: '#disable-ads',
      fullPageDroppedPositions: ['rectangle'],
      wideRectangleBreakpoint: 'small',
      publisherId: '163',
      consentTimeoutMs: 500,
      withoutConsent: 'limited',
      refillUntil: '2025-01-01',
      responseTimeoutMs: 2000,
    });
    const warnings = logged(/^warn/);
    expect(warnings).toHaveLength(4);
    expect(warnings.join()).toContain('"ads.disableMarker"');
  });
});
