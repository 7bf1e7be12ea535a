import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DebugSwitches,
  parseDebugSwitches,
} from '../../../../../core/platform/debug/parse-debug-switches.ts';

const SITE = 'https://krant.example/nieuws/';
const KNOWN = { bannerCodes: ['NRC_5om5', 'ochtend'], tests: { kop: 2, 'lange-naam': 3 } };
const parse = (address: string) => parseDebugSwitches(SITE + address, KNOWN);
const none: DebugSwitches = parse('');

describe('a debug switch with a #', () => {
  it.each<[string, Partial<DebugSwitches>]>([
    ['debug=consent', { consent: true }],
    ['debug=pagemetadata', { pageMetadata: true }],
    ['debug=inviewportdetector', { inViewportDetector: true }],
    ['debug=abgroup-kop-2', { abGroup: { test: 'kop', group: 2 } }],
    ['debug=abgroup-lange-naam-3', { abGroup: { test: 'lange-naam', group: 3 } }],
    ['debug-visitorCodes=DIG,%20PAP-1', { visitorCodes: ['DIG', 'PAP-1'] }],
    ['debug=dynamic-read-items', { dynamicReadItems: 'on' }],
    ['debug=dynamic-read-items-group-a', { dynamicReadItems: 'group-a' }],
    ['debug=dynamic-read-items-group-b', { dynamicReadItems: 'group-b' }],
    ['debug=newsletter-banner-NRC_5om5', { newsletterBanner: 'NRC_5om5' }],
    ['debug=subscribe-overlay', { show: new Set(['subscribe-overlay'] as const) }],
    ['debug=tour-onboarding', { show: new Set(['tour-onboarding'] as const) }],
    ['debug=tour', { show: new Set(['tour'] as const) }],
    ['debug=app-bar', { show: new Set(['app-bar'] as const) }],
    ['viewdate=2025-11-07', { viewDate: '2025-11-07' }],
    ['debug=dmt-onboarding', { onboarding: 'restart' }],
    ['debug=dmt-onboarding-reset', { onboarding: 'reset' }],
  ])(
    '%s works in the fragment and only there [debug-hashes-1, debug-hashes-2, debug-hashes-4, debug-hashes-6, page-metadata-7, viewport-detector-2, consent-4, ab-test-2, visitor-9, onboarding-4, onboarding-5]',
    (text, expected) => {
      expect(parse(`#${text}`)).toEqual({ ...none, ...expected });
      expect(parse(`?${text}`)).toEqual(none);
    },
  );
});

describe('a debug switch with a ?', () => {
  it('works in the query and only there [debug-hashes-3, debug-hashes-6]', () => {
    expect(parse('?debug=no-download-rights')).toEqual({ ...none, noDownloadRights: true });
    expect(parse('#debug=no-download-rights')).toEqual(none);
  });
});

describe('a debug switch without either', () => {
  it.each<[string, Partial<DebugSwitches>]>([
    ['login-modal', { show: new Set(['login-modal'] as const) }],
    ['datalayer', { dataLayer: true }],
    ['disable-trackers', { disableTrackers: true }],
    ['story', { story: true }],
    ['disable-flowtype', { disableFlowtype: true }],
  ])('%s works in both [debug-hashes-2, debug-hashes-5, debug-hashes-6]', (value, expected) => {
    expect(parse(`#debug=${value}`)).toEqual({ ...none, ...expected });
    expect(parse(`?debug=${value}`)).toEqual({ ...none, ...expected });
  });
});

describe('debug switches', () => {
  it('go together [debug-hashes-6]', () => {
    expect(parse('?debug=story&debug=datalayer#debug=consent&viewdate=2024-02-29&debug=tour')).toEqual({
      ...none,
      story: true,
      dataLayer: true,
      consent: true,
      viewDate: '2024-02-29',
      show: new Set(['tour']),
    });
  });

  it.each([
    '#debug=',
    '#consent',
    '#debug=Consent',
    '#debug=newsletter-banner-unknown',
    '#debug=newsletter-banner-',
    '#debug=abgroup-kop-0',
    '#debug=abgroup-kop-3',
    '#debug=abgroup-kop-1.5',
    '#debug=abgroup-kop--1',
    '#debug=abgroup-onbekend-1',
    '#debug=abgroup-constructor-1',
    '#debug=abgroup-kop',
    '#debug-visitorCodes=',
    '#debug-visitorCodes=<b>,%22',
    '#debug=dynamic-read-items-group-c',
    '#viewdate=2025-02-30',
    '#viewdate=7-11-2025',
    '#viewdate=',
    '#debug=%E0%A4%A',
  ])('that are unknown or invalid are ignored: %s [debug-hashes-6, ab-test-2, ab-test-3]', (address) => {
    expect(parse(address)).toEqual(none);
  });

  it('that name a code or a test need to know it [debug-hashes-6, ab-test-3]', () => {
    const address = `${SITE}#debug=newsletter-banner-ochtend&debug=abgroup-kop-1`;
    expect(parseDebugSwitches(address)).toEqual(none);
    expect(parseDebugSwitches(address, KNOWN)).not.toEqual(none);
  });

  it('never throw, and never return an unknown value [debug-hashes-6]', () => {
    const text = fc.oneof(
      fc.webFragments(),
      fc.string().map((value) => `debug=newsletter-banner-${value}`),
      fc.tuple(fc.string(), fc.integer()).map(([test, group]) => `debug=abgroup-${test}-${group}`),
      fc.string().map((value) => `viewdate=${value}`),
    );
    fc.assert(
      fc.property(text, (fragment) => {
        const { newsletterBanner, abGroup, viewDate } = parse(`#${fragment}`);
        expect([undefined, ...KNOWN.bannerCodes]).toContain(newsletterBanner);
        expect([undefined, 'kop', 'lange-naam']).toContain(abGroup?.test);
        if (viewDate !== undefined) expect(viewDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
    );
  });
});
