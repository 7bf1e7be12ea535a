import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { RESULT_KINDS, type ResultKind } from '../../content/search.ts';
import { isSection } from '../../content/sections.ts';

/** Which search: `search` finds everything by words, `archive` finds published articles by day. */
export type SearchPlace = 'search' | 'archive';

const ORDERS = ['relevant', 'nieuwste', 'oudste'] as const;
export type Order = (typeof ORDERS)[number];

/** The filters of a search, as its address has them; empty if nothing is selected. */
export interface SearchChoices {
  readonly place: SearchPlace;
  readonly query: string;
  readonly kind: ResultKind | '';
  readonly section: string;
  /** First day, in the form yyyy-mm-dd. */
  readonly from: string;
  readonly to: string;
  /** Slug of a topic, for the tags of archive cards. */
  readonly topic: string;
  /** Slug of an author's name. */
  readonly author: string;
  /** The order: the most relevant first if there are words, otherwise the newest first, as in the archive. */
  readonly order: Order;
}

/** Maximum number of characters of a query, the same as for its suggestions. */
const MAX_QUERY = 200;

/**
 * Reads the address of a search: words in `query`, `soort`, `sectie`, days in `from_date` and `to_date`, slugs in
 * `onderwerp` and `auteur`, `volgorde`, and `source=archive` for the archive. Invalid values are ignored.
 */
export function readChoices(parameters: URLSearchParams): SearchChoices {
  const value = (name: string) => parameters.get(name)?.trim() ?? '';
  const day = (name: string) => (isCalendarDate(value(name)) ? value(name) : '');
  // A period whose ends are exchanged is the same period.
  const [from = '', to = ''] =
    day('to_date') === '' ? [day('from_date')] : [day('from_date'), day('to_date')].sort();
  const place = value('source') === 'archive' ? 'archive' : 'search';
  const query = value('query').slice(0, MAX_QUERY).trim();
  const kind = value('soort');
  const order = ORDERS.find((one) => one === value('volgorde'));
  return {
    place,
    query,
    kind: place === 'search' && Object.hasOwn(RESULT_KINDS, kind) ? (kind as ResultKind) : '',
    section: isSection(value('sectie')) ? value('sectie') : '',
    from,
    to,
    topic: value('onderwerp'),
    author: value('auteur'),
    order: order && (order !== 'relevant' || query !== '') ? order : usualOrder(place, query),
  };
}

/** The default order. */
export const usualOrder = (place: SearchPlace, query: string): Order =>
  place === 'search' && query !== '' ? 'relevant' : 'nieuwste';

/** The address of a page of a search, with only the parameters that are set. */
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

/** Whether any search criterion is set. */
export const isSearch = ({ query, kind, section, from, to, topic, author }: SearchChoices): boolean =>
  [query, kind, section, from, to, topic, author].some((value) => value !== '');

/** Whether a filter narrows the search, besides the words. */
export const isNarrowed = (choices: SearchChoices): boolean => isSearch({ ...choices, query: '' });
