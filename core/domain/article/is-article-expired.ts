import { parseTimestamp } from '../../platform/time/parse-timestamp.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether an article's last update is older than the configured number of days of 24 hours [page-metadata-5]. Without a
 * day count or a readable update time no article is expired [page-metadata-8].
 * @param page `articleUpdatedAt` as sent, `paywallArticleExpireDays` in days
 * @param now the present, in epoch milliseconds
 */
export function isArticleExpired(
  page: { readonly articleUpdatedAt: string; readonly paywallArticleExpireDays: number | undefined },
  now: number,
): boolean {
  const updatedAt = parseTimestamp(page.articleUpdatedAt);
  const days = page.paywallArticleExpireDays;
  return updatedAt !== undefined && days !== undefined && now - updatedAt > days * DAY;
}
