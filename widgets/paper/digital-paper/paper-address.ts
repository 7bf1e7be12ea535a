import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { fragmentId } from '../../../core/runtime/page/fragment.ts';
import { publicationCode } from './publication-code.ts';

/** The publications that have digital editions, by their names in addresses [digital-paper-1]. */
export const PUBLICATIONS = [
  'algemeen-handelsblad',
  'handelsblad',
  'next',
  'krant',
  'nieuwe-rotterdamsche-courant',
  'ochtend',
  'krant-preview',
] as const;

/** The editions of a day [digital-paper-1]. */
export const EDITIONS = ['avondblad', 'ochtendblad', 'dagblad'] as const;

/** A day's paper of a publication. */
export interface PaperDay {
  readonly publication: (typeof PUBLICATIONS)[number];
  /** The date, in the form yyyy-mm-dd. */
  readonly date: string;
}

/** One edition of a day's paper. */
export interface Edition extends PaperDay {
  readonly edition: (typeof EDITIONS)[number];
}

/** The address of a page of an edition. */
export interface PaperAddress extends Edition {
  /** The number of the page, from 1. */
  readonly page: number;
  /** The total number of pages. */
  readonly pages: number;
  /** The page number in the fragment, such as `12` or `C4`; empty if there is none. */
  readonly pageNumber: string;
}

/** The fragment that counts as no page number [digital-paper-5]. */
const OVERVIEW = 'overzicht';

const PATH = new RegExp(
  `^/(${PUBLICATIONS.join('|')})/(\\d{4})/(\\d\\d)/(\\d\\d)/editie/(${EDITIONS.join('|')})/-(\\d+)-van-(\\d+)/?$`,
);

/**
 * Reads the address of a page of a digital edition [digital-paper-1, digital-paper-5].
 * @param address the address; only its path and fragment are used
 * @returns undefined if it is not one: another path, a day that is not in the calendar, or a page that the edition does
 * not have [digital-paper-10]
 */
export function parsePaperAddress({
  pathname,
  hash,
}: Pick<URL, 'pathname' | 'hash'>): PaperAddress | undefined {
  const [, publication, year, month, day, edition, page, pages] = PATH.exec(pathname) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isCalendarDate(date) || Number(page) < 1 || Number(page) > Number(pages)) return undefined;
  return {
    publication: publication as PaperAddress['publication'],
    date,
    edition: edition as PaperAddress['edition'],
    page: Number(page),
    pages: Number(pages),
    pageNumber: pageNumberIn(hash),
  };
}

/**
 * The address of a page of a digital edition on this site: the inverse of {@link parsePaperAddress}.
 * @param address the page
 */
export function paperAddress({ publication, date, edition, page, pages, pageNumber }: PaperAddress): string {
  const path = `/${publication}/${slashed(date)}/editie/${edition}/-${page}-van-${pages}`;
  return pageNumber === '' ? path : `${path}#${encodeURIComponent(pageNumber)}`;
}

/**
 * The page number in a fragment; `#overzicht` has none [digital-paper-5].
 * @param hash with its `#`, or empty
 */
export function pageNumberIn(hash: string): string {
  const number = fragmentId(hash);
  return number === OVERVIEW ? '' : number;
}

/**
 * The path of an edition's data [digital-paper-3, digital-paper-4].
 * @param day publication and date
 * @param edition a segment for one edition of the day; the preview has none
 */
export function dataPath({ publication, date }: PaperDay, edition?: Edition['edition']): string {
  if (publication === 'krant-preview') return `/krant-preview/data/${slashed(date)}/`;
  return `${latestPath(publicationCode(publication))}${slashed(date)}/${edition ? `${edition}/` : ''}`;
}

/**
 * The path of a publication's latest edition [digital-paper-3].
 * @param code its publication code
 */
export function latestPath(code = 'NH'): string {
  return `/de/data/${code}/`;
}

function slashed(date: string): string {
  return date.replaceAll('-', '/');
}
