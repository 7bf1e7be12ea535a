import { slugify } from '../../platform/ids/slug.ts';
import { amsterdamClock } from '../../platform/time/amsterdam-clock.ts';

/** What an article's address is made of. */
export interface AddressedArticle {
  readonly id: number | string;
  /** Or any title, of which a slug is made; missing or without letters it is unknown. */
  readonly slug?: string | undefined;
  /** Epoch milliseconds; missing or no time it is unknown. */
  readonly publishedAt?: number | undefined;
}

/**
 * The relative address of an article: `/nieuws/{year}/{month}/{day}/{slug}-a{articleId}`, with the day of publication
 * in Amsterdam. An unknown slug becomes `unknown`, an unknown date `0000/00/00` [article-links-1, article-links-4].
 */
export function articlePath({ id, slug = '', publishedAt }: AddressedArticle): string {
  return `/nieuws/${dayOf(publishedAt)}/${encodeURIComponent(slugify(slug) || 'unknown')}-a${encodeURIComponent(id)}`;
}

/** As far as years have four digits, and `Date` reaches. */
function dayOf(at: number | undefined): string {
  const isTime = at !== undefined && Math.abs(at) <= 8.64e15;
  const day = isTime ? amsterdamClock(at).day : '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day.replaceAll('-', '/') : '0000/00/00';
}
