import { slugify } from '../../../core/platform/ids/slugify.ts';
import type { Hit } from '../../../fixtures/search/search-index.ts';
import {
  authorBySlug,
  type PaperItem,
  paperIndex,
  paperItems,
  RESULT_KINDS,
  type ResultKind,
} from '../../content/search.ts';
import { subjectsFor } from '../../content/service.ts';
import { topicBySlug } from '../../content/topics.ts';
import type { Paper } from '../../server/addresses.ts';
import { isoDay } from '../../server/dates.ts';
import type { Look } from '../../server/liveblog/live-blog.ts';
import { type Listing, listingPage, pageNumber } from '../listing.ts';
import { isSearch, readChoices, type SearchChoices, searchPath } from './choices.ts';

const SIZES = { first: 10, other: 10 };

/** One page of a search's results. */
export interface Found {
  readonly choices: SearchChoices;
  /** The name of the selected topic or author. */
  readonly about: string | undefined;
  readonly count: number;
  /** The number of results of each kind. */
  readonly counts: Readonly<Record<ResultKind, number>>;
  readonly listing: Listing<Hit<PaperItem>>;
  readonly address: string;
  /** The suggested spelling, if the words occur nowhere or hardly anywhere. */
  readonly correction: string | undefined;
  /** Whether the results are those of the suggested spelling. */
  readonly isCorrected: boolean;
  /** If a period has no results: the nearest day that has some, in the form yyyy-mm-dd. */
  readonly nearest: string | undefined;
}

/**
 * The days of the oldest and the newest article in the archive, in the form yyyy-mm-dd. Just after midnight, the newest
 * is from yesterday.
 */
export function archiveRange(paper: Paper, look: Look): { first: string; last: string } {
  const days = paperItems(paper, look)
    .filter(({ kind }) => kind === 'artikel')
    .map(dayOf)
    .sort();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
}

/** The day of publication; empty for items without a date. */
const dayOf = ({ publishedAt }: PaperItem): string =>
  publishedAt === undefined ? '' : isoDay(new Date(publishedAt));

/**
 * Searches the paper, or its archive: the same index, but articles alone, by date.
 * @param parameters query parameters of the address; see `readChoices`
 * @param look the visitor and the time
 * @returns undefined if there is no page with that number
 */
export function findInPaper(parameters: URLSearchParams, paper: Paper, look: Look): Found | undefined {
  const choices = readChoices(parameters);
  const number = pageNumber(parameters.get('pagina') ?? undefined);
  if (number === undefined) return undefined;
  const { hits, correction, isCorrected } = candidates(choices, paper, look);
  const all = hits.filter(({ item }) => isWanted(item, choices));
  const ofKind = choices.kind === '' ? all : all.filter(({ item }) => item.kind === choices.kind);
  const ordered = inOrder(ofKind, choices);
  const listing = listingPage(ordered, number, SIZES, (at) => searchPath(choices, at));
  if (!listing) return undefined;
  const counts = Object.fromEntries(
    Object.keys(RESULT_KINDS).map((kind) => [kind, all.filter(({ item }) => item.kind === kind).length]),
  ) as Record<ResultKind, number>;
  return {
    choices,
    about: topicBySlug(choices.topic)?.name ?? authorBySlug(choices.author),
    count: ordered.length,
    counts,
    listing,
    address: searchPath(choices, number),
    correction,
    isCorrected: isCorrected && ordered.length > 0,
    nearest: ordered.length > 0 ? undefined : nearestDay(hits, choices),
  };
}

/** The day with articles that is nearest to the period, with the other filters unchanged. */
function nearestDay(hits: readonly Hit<PaperItem>[], choices: SearchChoices): string | undefined {
  const { from, to } = choices;
  if (from === '' && to === '') return undefined;
  const days = hits
    .map(({ item }) => item)
    .filter((item) => item.kind === 'artikel' && isWanted(item, { ...choices, from: '', to: '' }))
    .map(dayOf);
  const distance = (day: string) =>
    Math.min(...[from, to].filter(Boolean).map((end) => Math.abs(Date.parse(end) - Date.parse(day))));
  return days.sort((one, other) => distance(one) - distance(other))[0];
}

function candidates(choices: SearchChoices, paper: Paper, look: Look) {
  if (choices.query !== '') {
    const found = paperIndex(paper, look).search(choices.query);
    // If customer service answers a word that does not occur in the paper, the spelling is not corrected.
    const isAnswered = found.isCorrected && subjectsFor(choices.query).length > 0;
    return isAnswered ? { hits: [], correction: undefined, isCorrected: false } : found;
  }
  // The archive can be browsed without a query; a search has no results until there is one.
  const items = choices.place === 'archive' || isSearch(choices) ? paperItems(paper, look) : [];
  const hits = items.map((item) => ({ item, terms: new Set<string>() }));
  return { hits, correction: undefined, isCorrected: false };
}

function isWanted(item: PaperItem, { place, section, from, to, topic, author }: SearchChoices): boolean {
  if (place === 'archive' && item.kind !== 'artikel') return false;
  const day = dayOf(item);
  return (
    (section === '' || item.section === section) &&
    (from === '' || day >= from) &&
    (to === '' || (day !== '' && day <= to)) &&
    (topic === '' || item.topics.some((name) => slugify(name) === topic)) &&
    (author === '' || slugify(item.author) === author)
  );
}

function inOrder(hits: readonly Hit<PaperItem>[], { order }: SearchChoices): readonly Hit<PaperItem>[] {
  if (order === 'relevant') return hits;
  const sign = order === 'oudste' ? 1 : -1;
  // Items without a date, such as topics, are sorted after the news.
  const rank = ({ item }: Hit<PaperItem>) => item.publishedAt ?? -sign * Number.MIN_SAFE_INTEGER;
  return [...hits].sort((one, other) => sign * (rank(one) - rank(other)));
}
