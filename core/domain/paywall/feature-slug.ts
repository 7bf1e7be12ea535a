import type { Page } from '../../runtime/page/page.ts';
import { appPlatform } from '../../user/app/platform.ts';

/** The slots that can be decided [decision-context-1]. */
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

/** The page on which a podcast listener is offered a subscription [paywall-audio-page-1]. */
export const AUDIO_PAGE = /^\/paywall-audio\/?$/;

/**
 * The slug of a page's main slot. A further slot, such as `topbanner`, is named on its mount element
 * [decision-context-2].
 * @param page its path, and which app shows it
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
