import { expect, it } from 'vitest';
import { sourceOf } from '../../../../../../widgets/paywall/paywall/decide/source-of.ts';

it.each([
  ['/paywall-activate', '', 'activation'],
  ['/paywall-activate/', '', 'activation'],
  ['/activeren/', 'paywall-activate', 'activation'],
  ['/paywall-test', '', 'trial'],
  ['/paywall-test/', 'article', 'trial'],
  ['/paywall-audio', 'paywall-audio', 'decision'],
  ['/nieuws/paywall-activate', 'article', 'decision'],
  ['/', 'frontpage', 'decision'],
])(
  'on %s of type "%s" the funnel comes by %s [paywall-activate-page-1, paywall-activate-page-2, paywall-test-page-1]',
  (path, pageType, source) => {
    expect(sourceOf({ path, pageType })).toBe(source);
  },
);
