import { longDate } from '../../../core/platform/time/dutch-dates.ts';

/** An article, on the page or in the feed. */
export interface Story {
  /** Identifies the article: its id, or otherwise its address. */
  readonly key: string;
  /** Publication time, in epoch milliseconds; undefined if unknown. */
  readonly at: number | undefined;
  readonly type: string | undefined;
}

/** The page's replacement settings. */
export interface Rules {
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  /** Age above which items are replaced, in minutes. */
  readonly maxAge: number;
  /** Types that are neither replaced nor inserted. */
  readonly skip: readonly string[];
}

/**
 * Chooses which items of the slider are replaced by which newer ones: today's outdated ones, in their order, by the
 * newest that are not on the page yet [home-slider-1, home-slider-2].
 * @param items the slider's items, in order
 * @param feed the feed's stories, in any order
 * @param onPage the keys of all articles on the page
 * @returns the replacing story by the item's index; with too few stories, the other items stay
 */
export function chooseReplacements<Fed extends Story>(
  items: readonly Story[],
  feed: readonly Fed[],
  onPage: ReadonlySet<string>,
  { now, maxAge, skip }: Rules,
): Map<number, Fed> {
  const taken = new Set(onPage);
  const isSkipped = ({ type }: Story) => type !== undefined && skip.includes(type);
  const fresh = feed
    .filter((story) => !isSkipped(story) && story.at !== undefined && story.at <= now)
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
  const chosen = new Map<number, Fed>();
  for (const [index, item] of items.entries()) {
    const { at } = item;
    if (at === undefined || isSkipped(item) || !isSameDay(at, now) || now - at <= maxAge * 60_000) continue;
    const next = fresh.find((story) => !taken.has(story.key));
    // The newest remaining story is not newer than this item, nor than the items that follow.
    if (!next || (next.at ?? 0) <= at) continue;
    taken.add(next.key);
    chosen.set(index, next);
  }
  return chosen;
}

/** Whether two moments are on the same day in Amsterdam. */
const isSameDay = (one: number, other: number): boolean => longDate(one) === longDate(other);
