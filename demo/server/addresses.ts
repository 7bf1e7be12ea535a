import { articlePath } from '../../core/domain/article/article-path.ts';
import { amsterdamClock } from '../../core/platform/time/amsterdam-clock.ts';
import type { Article, Liveblog, SectionSlug } from '../content/types.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Where things are, and when they appeared: both follow from the moment that the server started. */
export interface Paper {
  publishedAt(article: Article): Date;
  /** When it last got something new, before the server started. */
  updatedAt(article: Article): Date;
  /** So many minutes before the server started. */
  minutesBefore(minutes: number): Date;
  /** The time of a liveblog's update. */
  updateTime(liveblog: Liveblog, minutesAgo: number): Date;
  /** Articles in the order of `updatedAt`, the newest first. */
  newestFirst<Kind extends Article>(articles: readonly Kind[]): Kind[];
  address(article: Article): string;
}

/**
 * Dates the paper.
 * @param start milliseconds since 1970; the articles' ages count from here
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
 * The latest moment up to another one at which Amsterdam's clock is within certain hours.
 * @param at epoch milliseconds
 * @param hours of the day, from 0 to 24; without them any moment is
 */
function latestWithin(at: number, hours?: readonly [from: number, to: number]): number {
  if (!hours) return at;
  const [from, to] = hours.map((hour) => hour * 60) as [number, number];
  const { minutes } = amsterdamClock(at);
  if (minutes >= from && minutes < to) return at;
  // One minute before the end; where the clock changes in between, the second round mends it.
  const back = (minutes - to + 1 + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return latestWithin(at - back * MINUTE, hours);
}

/** A section's page. */
export const sectionAddress = (section: SectionSlug): string => `/sectie/${section}/`;

/** The id at the end of an article's last part of the address, as in `titel-a4101` [slugs-and-ids-2]. */
export function idInAddress(lastPart: string): number | undefined {
  const digits = /-a(\d+)$/.exec(lastPart)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
