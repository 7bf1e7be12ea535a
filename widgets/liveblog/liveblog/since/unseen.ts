import type { UpdateFacts } from '../../../../core/domain/liveblog/update.ts';

/** Maximum number of key points in the summary. */
const MAX_KEY_POINTS = 5;

/** The updates of a liveblog since a moment. */
export interface Unseen<Update> {
  /** Number of updates, without silent ones; at least 1. */
  readonly count: number;
  /** Whether further pages may have more of them. */
  readonly isAtLeast: boolean;
  /** The oldest of them on the page, at which the visitor continues reading. */
  readonly first: Update;
  /** The key points among them, in page order. */
  readonly keyPoints: readonly Update[];
  /** The newest update that the visitor had already seen; undefined if the page has none. */
  readonly lastSeen: Update | undefined;
}

/**
 * Finds the updates that the visitor has not seen [design].
 * @param updates the updates of the first page, in page order
 * @param seen time up to which the visitor has seen them, in epoch milliseconds
 * @param hasPages whether older updates are on further pages
 * @returns undefined if there is nothing new
 */
export function unseenSince<Update extends UpdateFacts>(
  updates: readonly Update[],
  seen: number,
  hasPages: boolean,
): Unseen<Update> | undefined {
  const unseen = updates.filter(({ publishedAt, silent }) => publishedAt > seen && !silent);
  const [first] = [...unseen].sort((one, other) => one.publishedAt - other.publishedAt);
  if (!first) return undefined;
  const lastSeen = updates
    .filter(({ publishedAt, pinned }) => publishedAt <= seen && !pinned)
    .sort((one, other) => other.publishedAt - one.publishedAt)[0];
  return {
    count: unseen.length,
    isAtLeast: hasPages && !lastSeen,
    first,
    keyPoints: unseen.filter(({ key }) => key).slice(0, MAX_KEY_POINTS),
    lastSeen,
  };
}
