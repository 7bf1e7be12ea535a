import type { Page } from '../../runtime/page/page.ts';
import { appPlatform } from '../../user/app/app-platform.ts';

/** The slots for which a decision can be requested [decision-context-1]. */
export const FEATURE_SLUGS = [
  'nrcnl',
  'app-ios',
  'app-android',
  'puzzel-android',
  'audio',
  'klantwaarde',
  'topbanner',
] as const;

export type FeatureSlug = (typeof FEATURE_SLUGS)[number];

/** The page that offers podcast listeners a subscription [paywall-audio-page-1]. */
export const AUDIO_PAGE = /^\/paywall-audio\/?$/;

/** The page on which a paid or granted subscription is activated [paywall-activate-page-1]. */
export const ACTIVATION_PAGE = /^\/paywall-activate\/?$/;

/** The page on which editors try a campaign [paywall-test-page-1]. */
export const TRIAL_PAGE = /^\/paywall-test\/?$/;

/**
 * Returns the slug of a page's main slot. The mount element names a further slot, such as `topbanner`
 * [decision-context-2].
 * @param page its path, and the app that shows it
 */
export function featureSlug(page: Pick<Page, 'appView' | 'query' | 'config' | 'path'>): FeatureSlug {
  if (AUDIO_PAGE.test(page.path)) return 'audio';
  switch (appPlatform(page)) {
    case 'ios':
      return 'app-ios';
    case 'android':
      return 'app-android';
    case 'puzzle-android':
      return 'puzzel-android';
    default:
      return 'nrcnl';
  }
}
