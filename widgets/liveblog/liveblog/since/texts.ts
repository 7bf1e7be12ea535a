/**
 * The heading of the summary.
 * @param count number of updates that the visitor has not seen, from 1
 * @param isAtLeast whether there may be more of them on further pages
 */
export function sinceText(count: number, isAtLeast: boolean): string {
  if (isAtLeast) return `Sinds je laatste bezoek: ${count} updates of meer`;
  return count === 1 ? 'Sinds je laatste bezoek: 1 update' : `Sinds je laatste bezoek: ${count} updates`;
}

export const FIRST_UNSEEN = 'Lees verder bij de eerste die je nog niet zag';

/** The mark above the newest update that the visitor has already seen. */
export const LAST_SEEN = 'Hier was je gebleven';
