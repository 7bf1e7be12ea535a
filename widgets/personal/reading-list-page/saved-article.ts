import { articlePath } from '../../../core/domain/article/article-path.ts';
import type { SentFavourite } from '../../../core/domain/favourites/api/favourites.ts';
import { readPicture } from '../../../core/domain/teasers/picture.ts';
import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { numbered } from './texts.ts';

/** An article in the form in which the list shows it. */
export interface SavedArticle {
  readonly id: number;
  /** The headline as text, never markup [reading-list-page-8]. */
  readonly headline: string;
  readonly label: string | undefined;
  readonly href: string;
  /** The date on which it was saved, such as `29 maart 2026`. */
  readonly savedOn: string | undefined;
  /** The address of a small picture. */
  readonly picture: string | undefined;
  /** Reading time in whole minutes, at least one. */
  readonly minutes: number | undefined;
}

/**
 * Prepares an article for the list.
 * @param sent the article as the server sent it
 * @param base the page's address
 */
export function savedArticle(sent: SentFavourite, base: string): SavedArticle {
  const { article_id: id, headline = '', label, url, slug, article_published_at, date_added } = sent;
  const small = readPicture(sent.image)?.small;
  const minutes = Math.ceil(sent.reading_time ?? 0);
  const publishedAt = parseTimestamp(article_published_at);
  const path = articlePath({ id, slug: slug ?? headline, publishedAt });
  const savedAt = parseTimestamp(date_added);
  return {
    id,
    headline: headline.trim() || numbered(id),
    label: label?.trim() || undefined,
    href: safeAddress(url, base) ?? path,
    savedOn: savedAt === undefined ? undefined : longDate(savedAt),
    picture: small?.webp ?? small?.url,
    minutes: minutes > 0 ? minutes : undefined,
  };
}

/** An address of this site or over https; never `javascript:` or similar. */
function safeAddress(url: string | undefined, base: string): string | undefined {
  const address = url ? parseAddress(url, base) : undefined;
  if (!address) return undefined;
  return address.protocol === 'https:' || address.origin === new URL(base).origin ? url : undefined;
}
