/** Every kind of slot. A position is one of these names, for some with a suffix, such as `rectangle-2`. */
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

/** Kinds of which a page may have several, each with a suffix of its own. */
const NUMBERED: readonly AdKind[] = ['rectangle', 'below-article', 'branded-content-tracker'];

/** The customer-value kinds, by the name that the decision service and the test pages have for each [ads-3, ads-13]. */
export const CUSTOMER_VALUE = 'klantwaarde-';

/**
 * The kind of a slot.
 * @param position as `data-ad-position` has it
 * @returns undefined for a position that does not exist
 */
export function kindOf(position: string): AdKind | undefined {
  return AD_KINDS.find(
    (kind) =>
      position === kind ||
      (NUMBERED.includes(kind) && position.startsWith(`${kind}-`) && /\w$/.test(position)),
  );
}

/** Whether a slot only counts: it has no advertisement that a reader would see. */
export function isTracker(kind: AdKind): boolean {
  return kind === 'branded-content-tracker';
}
