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

/** Kinds in the text of an article. */
const IN_TEXT: readonly AdKind[] = [
  'inline',
  'inline-2',
  'inline-video',
  'article-content-rectangle',
  'klantwaarde-inlinebanner',
];

const LEADERBOARD: AdSize = [1800, 1000];
const BILLBOARD: AdSize = [970, 250];
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

/**
 * A smaller size that is requested as well, and that has the size of the reserved space: a banner or an advertisement
 * in a text must not be larger than the content around it. A creative of the slot's own size is scaled down to it.
 * @param kind from `kindOf`
 * @param facts see {@link SizeFacts}
 * @returns undefined if only the slot's own size suits it
 */
export function smallerSizeOf(kind: AdKind, facts: SizeFacts): AdSize | undefined {
  if (sizeOf(kind, facts) === LEADERBOARD) return BILLBOARD;
  const isOneColumn = kind === 'rectangle' && facts.isArticle && facts.isMobile;
  if (!isOneColumn && !IN_TEXT.includes(kind)) return undefined;
  return facts.hasWideRectangles ? RECTANGLE : NARROW_RECTANGLE;
}
