import { slugify } from '../../platform/ids/slugify.ts';
import { amsterdamClock } from '../../platform/time/amsterdam-clock.ts';

/** The parts of an article's address. */
export interface AddressedArticle {
  readonly id: number | string;
  /** A slug, or a title that becomes one; unknown if it is missing or has no letters. */
  readonly slug?: string | undefined;
  /** The publication time in epoch milliseconds; unknown if it is missing or not a valid time. */
  readonly publishedAt?: number | undefined;
}

/**
 * The relative address of an article: `/nieuws/{year}/{month}/{day}/{slug}-a{articleId}`, with the day of publication
 * in Amsterdam. An unknown slug becomes `unknown`, an unknown date `0000/00/00` [article-links-1, article-links-4].
 */
export function articlePath({ id, slug = '', publishedAt }: AddressedArticle): string {
  return `/nieuws/${dayOf(publishedAt)}/${encodeURIComponent(slugify(slug) || 'unknown')}-a${encodeURIComponent(id)}`;
}

/** Whether a time has a year of four digits and is within the range of `Date`. */
function dayOf(at: number | undefined): string {
  const isTime = at !== undefined && Math.abs(at) <= 8.64e15;
  const day = isTime ? amsterdamClock(at).day : '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day.replaceAll('-', '/') : '0000/00/00';
}
