import { storedItem } from '../../../../core/platform/storage/stored-item.ts';
import { now } from '../../../../core/platform/time/now.ts';
import { isRecord } from '../../../../core/runtime/config/guards.ts';

/** The position at which the visitor stopped in an article. */
export interface ReadingPosition {
  /** The beginning of the paragraph, by which it is found, because an article may change. */
  readonly text: string;
  /** Its index among the paragraphs and headings of the article, from 0. */
  readonly index: number;
}

type Entry = readonly [articleId: number, at: number, index: number, text: string];

interface StoredPositions {
  /** The hash of the account. */
  readonly of: string;
  /** The articles, latest first. */
  readonly articles: readonly Entry[];
}

/** Maximum number of articles, and the age in ms after which they are removed. */
const MAX_ARTICLES = 50;
const MAX_AGE = 30 * 86_400_000;

const item = storedItem<StoredPositions>({ key: 'nmt_reading_positions', accepts: isStored });

/**
 * The position at which an account stopped in an article, if it is stored in this browser [design].
 * @param of the account's hash
 */
export function readingPosition(of: string, articleId: number): ReadingPosition | undefined {
  const found = entriesOf(of).find(([id]) => id === articleId);
  return found && { index: found[2], text: found[3] };
}

/**
 * Stores the position at which an account stopped in an article.
 * @param of the account's hash
 * @param position the position; undefined removes it, because the article was read to the end, or the visitor does not
 * want to continue
 */
export function storePosition(of: string, articleId: number, position: ReadingPosition | undefined): void {
  const others = entriesOf(of).filter(([id]) => id !== articleId);
  const own: Entry[] = position ? [[articleId, now(), position.index, position.text]] : [];
  item.write({ of, articles: [...own, ...others].slice(0, MAX_ARTICLES) });
}

function entriesOf(of: string): readonly Entry[] {
  const stored = item.read();
  const present = now();
  return stored?.of === of ? stored.articles.filter(([, at]) => present - at <= MAX_AGE) : [];
}

function isStored(value: unknown): value is StoredPositions {
  return (
    isRecord(value) &&
    typeof value.of === 'string' &&
    Array.isArray(value.articles) &&
    value.articles.every(
      (entry) =>
        Array.isArray(entry) &&
        entry.length === 4 &&
        entry.slice(0, 3).every((part) => Number.isFinite(part)) &&
        typeof entry[3] === 'string',
    )
  );
}
