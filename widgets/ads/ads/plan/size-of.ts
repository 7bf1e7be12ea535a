import type { AdKind } from './positions.ts';

/** Width and height in px. */
export type AdSize = readonly [width: number, height: number];

/** The facts of window and page that decide a slot's size. */
export interface SizeFacts {
  /** Whether the window is narrower than the site's `mobileBelow`. */
  readonly isMobile: boolean;
  /** Whether the window is at least as wide as `wideRectangleBreakpoint` [ads-16]. */
  readonly hasWideRectangles: boolean;
  /** Whether the page is an article. */
  readonly isArticle: boolean;
}

const LEADERBOARD: AdSize = [1800, 1000];
const MOBILE_TOP_BANNER: AdSize = [320, 100];
const INLINE: AdSize = [300, 600];
const RECTANGLE: AdSize = [336, 280];
const NARROW_RECTANGLE: AdSize = [320, 240];
const TRACKER: AdSize = [1, 1];

/**
 * The size of a slot [ads-5].
 * @param kind from `kindOf`
 * @param facts see {@link SizeFacts}
 */
export function sizeOf(kind: AdKind, { isMobile, hasWideRectangles, isArticle }: SizeFacts): AdSize {
  const rectangle = hasWideRectangles ? RECTANGLE : NARROW_RECTANGLE;
  switch (kind) {
    case 'leaderboard':
      return LEADERBOARD;
    case 'mobile-top-banner':
      return MOBILE_TOP_BANNER;
    case 'topbanner':
    case 'klantwaarde-topbanner':
      return isMobile ? MOBILE_TOP_BANNER : LEADERBOARD;
    case 'rectangle':
      return isArticle ? INLINE : rectangle;
    case 'below-article':
    case 'klantwaarde-bottombanner':
      return rectangle;
    case 'branded-content-tracker':
      return TRACKER;
    default:
      return INLINE;
  }
}
