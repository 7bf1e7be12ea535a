/** All kinds of slots. A position is one of these names, for some kinds with a suffix, such as `rectangle-2`. */
export const AD_KINDS = [
  'leaderboard',
  'mobile-top-banner',
  'topbanner',
  'inline',
  'inline-2',
  'inline-video',
  'rectangle',
  'article-content-rectangle',
  'below-content',
  'below-article',
  'branded-content-tracker',
  'klantwaarde-topbanner',
  'klantwaarde-inlinebanner',
  'klantwaarde-bottombanner',
  'klantwaarde-overlaybanner',
] as const;

export type AdKind = (typeof AD_KINDS)[number];

/** Kinds that can occur several times on a page, each with its own suffix. */
const NUMBERED: readonly AdKind[] = ['rectangle', 'below-article', 'branded-content-tracker'];

/**
 * Prefix of the customer-value kinds; the rest is the name used by the decision service and the test pages [ads-3,
 * ads-13].
 */
export const CUSTOMER_VALUE = 'klantwaarde-';

/**
 * The kind of a slot.
 * @param position value of `data-ad-position`
 * @returns undefined for a position that does not exist
 */
export function kindOf(position: string): AdKind | undefined {
  return AD_KINDS.find(
    (kind) =>
      position === kind ||
      (NUMBERED.includes(kind) && position.startsWith(`${kind}-`) && /\w$/.test(position)),
  );
}

/** Whether a slot is only for counting, without an advertisement that a reader sees. */
export function isTracker(kind: AdKind): boolean {
  return kind === 'branded-content-tracker';
}
