import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { RESULT_KINDS, type ResultKind } from '../../content/search.ts';
import { isSection } from '../../content/sections.ts';

/** Searching finds everything by words; the archive is what was published, by day. */
export type SearchPlace = 'search' | 'archive';

const ORDERS = ['relevant', 'nieuwste', 'oudste'] as const;
export type Order = (typeof ORDERS)[number];

/** The choices of a search, as its address has them; empty if nothing is chosen. */
export interface SearchChoices {
  readonly place: SearchPlace;
  readonly query: string;
  readonly kind: ResultKind | '';
  readonly section: string;
  /** Days, as yyyy-mm-dd. */
  readonly from: string;
  readonly to: string;
  /** Slug of a topic, for the tags of archive cards. */
  readonly topic: string;
  /** Slug of an author's name. */
  readonly author: string;
  /** The most relevant first if there are words to be relevant to; the archive has the newest first. */
  readonly order: Order;
}

/** Maximum number of characters of a search, as of its suggestions. */
const MAX_QUERY = 200;

/**
 * Reads the address of a search: words in `query`, `soort`, `sectie`, days in `from_date` and `to_date`, slugs in
 * `onderwerp` and `auteur`, `volgorde`, and `source=archive` for the archive. What is not understood counts as not
 * chosen.
 */
export function readChoices(parameters: URLSearchParams): SearchChoices {
  const value = (name: string) => parameters.get(name)?.trim() ?? '';
  const day = (name: string) => (isCalendarDate(value(name)) ? value(name) : '');
  const place = value('source') === 'archive' ? 'archive' : 'search';
  const query = value('query').slice(0, MAX_QUERY).trim();
  const kind = value('soort');
  const order = ORDERS.find((one) => one === value('volgorde'));
  return {
    place,
    query,
    kind: place === 'search' && Object.hasOwn(RESULT_KINDS, kind) ? (kind as ResultKind) : '',
    section: isSection(value('sectie')) ? value('sectie') : '',
    from: day('from_date'),
    to: day('to_date'),
    topic: value('onderwerp'),
    author: value('auteur'),
    order: order && (order !== 'relevant' || query !== '') ? order : usualOrder(place, query),
  };
}

/** The order if none is chosen. */
export const usualOrder = (place: SearchPlace, query: string): Order =>
  place === 'search' && query !== '' ? 'relevant' : 'nieuwste';

/** The address of a page of a search, without what is not chosen. */
export function searchPath(choices: SearchChoices, number = 1): string {
  const { place, query, kind, section, from, to, topic, author, order } = choices;
  const entries = {
    source: place === 'archive' ? place : '',
    query,
    soort: kind,
    sectie: section,
    from_date: from,
    to_date: to,
    onderwerp: topic,
    auteur: author,
    volgorde: order === usualOrder(place, query) ? '' : order,
    pagina: number > 1 ? String(number) : '',
  };
  const chosen = new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
  return `/search${chosen.size > 0 ? `?${chosen}` : ''}`;
}

/** Whether anything is chosen to find something by. */
export const isSearch = ({ query, kind, section, from, to, topic, author }: SearchChoices): boolean =>
  [query, kind, section, from, to, topic, author].some((value) => value !== '');

/** Whether a choice beside the words narrows the search. */
export const isNarrowed = (choices: SearchChoices): boolean => isSearch({ ...choices, query: '' });
