import { articlePath } from '../../core/domain/article/article-path.ts';
import type { Article, SectionSlug } from '../content/types.ts';

const HOUR = 3_600_000;

/** Where things are, and when they appeared: both follow from the moment that the server started. */
export interface Paper {
  publishedAt(article: Article): Date;
  updatedAt(article: Article): Date;
  /** Time of a liveblog's update. */
  minutesBefore(minutes: number): Date;
  address(article: Article): string;
}

/**
 * Dates the paper.
 * @param start milliseconds since 1970; the articles' ages count from here
 */
export function datePaper(start: number): Paper {
  const minutesBefore = (minutes: number) => new Date(start - minutes * 60_000);
  const publishedAt = (article: Article) => new Date(start - article.hoursAgo * HOUR);
  return {
    minutesBefore,
    publishedAt,
    updatedAt: (article) => {
      const newest = article.kind === 'liveblog' ? article.updates[0] : undefined;
      return newest ? minutesBefore(newest.minutesAgo) : publishedAt(article);
    },
    address: (article) => articlePath({ ...article, publishedAt: publishedAt(article).getTime() }),
  };
}

/** A section's page. */
export const sectionAddress = (section: SectionSlug): string => `/sectie/${section}/`;

/** The id at the end of an article's last part of the address, as in `titel-a4101` [slugs-and-ids-2]. */
export function idInAddress(lastPart: string): number | undefined {
  const digits = /-a(\d+)$/.exec(lastPart)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
