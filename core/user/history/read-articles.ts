import { type Item, storedItem } from '../../platform/storage/stored-item.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import type { ReadArticle } from './read-entries.ts';

/** An account's latest read articles, as far as they are known in this browser. */
interface StoredArticles {
  /** The hash of the account. */
  readonly of: string;
  /** The number and time of each article, latest first. */
  readonly articles: readonly (readonly [id: number, at: number])[];
}

/** Maximum number of stored articles: more than most visitors read in 180 days. */
const MAX_ARTICLES = 2000;
const DAY = 86_400_000;

const item: Item<StoredArticles> = storedItem({ key: 'nmt_read', accepts: isStoredArticles });

/**
 * Returns the articles that an account has read, as far as they are known in this browser: those that were read here,
 * and those that the server sent. The articles of another account do not count.
 * @param of the hash of the account
 * @returns the time when each was read, in epoch milliseconds, by article number
 */
export function readArticles(of: string): ReadonlyMap<number, number> {
  const stored = item.read();
  return new Map(stored?.of === of ? stored.articles : []);
}

/** Adds read articles; if an article has two times, the later one counts. */
export function addReadArticles(of: string, articles: readonly ReadArticle[]): void {
  const known = readArticles(of);
  const news = articles.filter(({ articleId, at }) => at > (known.get(articleId) ?? -Infinity));
  if (news.length === 0) return;
  const all = new Map(known);
  for (const { articleId, at } of news) all.set(articleId, Math.max(at, all.get(articleId) ?? at));
  const latestFirst = [...all].sort(([, one], [, other]) => other - one);
  item.write({ of, articles: latestFirst.slice(0, MAX_ARTICLES) });
}

/** Removes all read articles from this browser [privacy-settings-7, sync-5]. */
export function forgetReadArticles(): void {
  item.remove();
}

/** Calls a handler when articles are added or removed, here or in another tab. */
export function onReadArticles(handler: () => void, signal: AbortSignal): void {
  item.subscribe(handler, signal);
}

/**
 * Whether an article counts as read [reading-history-5].
 * @param at the time when it was read, in epoch milliseconds; undefined if it was not
 * @param days the number of days in the settings, of 24 hours each
 * @param now in epoch milliseconds
 */
export function isWithinDays(at: number | undefined, days: number, now: number): boolean {
  return at !== undefined && now - at <= days * DAY;
}

function isStoredArticles(value: unknown): value is StoredArticles {
  return (
    isRecord(value) &&
    typeof value.of === 'string' &&
    Array.isArray(value.articles) &&
    value.articles.every(
      (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((part) => Number.isFinite(part)),
    )
  );
}
