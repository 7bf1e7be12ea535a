import { articlePath } from '../../core/domain/article/article-path.ts';
import { amsterdamClock } from '../../core/platform/time/amsterdam-clock.ts';
import type { Article, Liveblog, SectionSlug } from '../content/types.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** The addresses and times of articles; the times follow from the moment that the server started. */
export interface Paper {
  publishedAt(article: Article): Date;
  /** When it was last updated, before the server started. */
  updatedAt(article: Article): Date;
  /** The date so many minutes before the server started. */
  minutesBefore(minutes: number): Date;
  /** The time of a liveblog's update. */
  updateTime(liveblog: Liveblog, minutesAgo: number): Date;
  /** Articles in the order of `updatedAt`, newest first. */
  newestFirst<Kind extends Article>(articles: readonly Kind[]): Kind[];
  address(article: Article): string;
}

/**
 * Calculates the dates of the paper.
 * @param start epoch milliseconds from which the articles' ages count
 */
export function datePaper(start: number): Paper {
  const minutesBefore = (minutes: number) => new Date(start - minutes * MINUTE);
  const publishedAt = ({ hoursAgo, hours }: Article) =>
    new Date(latestWithin(start - hoursAgo * HOUR, hours));
  const updateTime = (liveblog: Liveblog, minutesAgo: number) =>
    new Date(publishedAt(liveblog).getTime() + liveblog.hoursAgo * HOUR - minutesAgo * MINUTE);
  const updatedAt = (article: Article) => {
    const newest = article.kind === 'liveblog' ? article.updates[0] : undefined;
    return article.kind === 'liveblog' && newest
      ? updateTime(article, newest.minutesAgo)
      : publishedAt(article);
  };
  return {
    minutesBefore,
    publishedAt,
    updateTime,
    updatedAt,
    newestFirst: (articles) =>
      [...articles].sort((one, other) => updatedAt(other).getTime() - updatedAt(one).getTime()),
    address: (article) => articlePath({ ...article, publishedAt: publishedAt(article).getTime() }),
  };
}

/**
 * The latest moment, not after another one, at which the time in Amsterdam is within certain hours.
 * @param at epoch milliseconds
 * @param hours of the day, from 0 to 24; without them the moment itself is returned
 */
function latestWithin(at: number, hours?: readonly [from: number, to: number]): number {
  if (!hours) return at;
  const [from, to] = hours.map((hour) => hour * 60) as [number, number];
  const { minutes } = amsterdamClock(at);
  if (minutes >= from && minutes < to) return at;
  // One minute before the end; if the clock changes in between, the second iteration corrects it.
  const back = (minutes - to + 1 + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return latestWithin(at - back * MINUTE, hours);
}

/** A section's page. */
export const sectionAddress = (section: SectionSlug): string => `/sectie/${section}/`;

/** The id in the last part of an article's address, as in `titel-a4101` [slugs-and-ids-2]. */
export function idInAddress(lastPart: string): number | undefined {
  const digits = /-a(\d+)$/.exec(lastPart)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
