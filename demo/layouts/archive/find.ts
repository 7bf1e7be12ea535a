import { slugify } from '../../../core/platform/ids/slugify.ts';
import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { ARTICLES } from '../../content/index.ts';
import { OLDER } from '../../content/older/index.ts';
import { isSection } from '../../content/sections.ts';
import type { Article } from '../../content/types.ts';
import type { Paper } from '../../server/addresses.ts';
import { fieldTime } from '../../server/dates.ts';
import { type Listing, listingPage, pageNumber } from '../listing.ts';

const SIZES = { first: 8, other: 8 };
const ARCHIVED = [...ARTICLES, ...OLDER].filter(({ kind }) => kind !== 'native-ad');

/** The choices of the search form, as its address has them; empty where nothing is chosen. */
export interface SearchChoices {
  readonly query: string;
  readonly section: string;
  readonly from: string;
  readonly to: string;
  /** Slug of a topic, for the tags of archive cards. */
  readonly topic: string;
  /** `oudste`, or empty for the newest first. */
  readonly order: string;
}

/** One page of the articles that a search finds. */
export interface Found {
  readonly choices: SearchChoices;
  /** The topic's name, if it has articles. */
  readonly topicName: string | undefined;
  readonly count: number;
  readonly listing: Listing<Article>;
  readonly address: string;
}

/** The days of the oldest and the newest article in the archive, as yyyy-mm-dd. Just after midnight, the newest is of yesterday. */
export function archiveRange(paper: Paper): { first: string; last: string } {
  const days = ARCHIVED.map((article) => dayOf(article, paper)).sort();
  return { first: days[0] ?? '', last: days.at(-1) ?? '' };
}

function dayOf(article: Article, paper: Paper): string {
  return fieldTime(paper.publishedAt(article)).slice(0, 10);
}

/**
 * Searches the archive: words in `query`, a section in `sectie`, days in `from_date` and `to_date`, a topic's slug in
 * `onderwerp`, and the order in `volgorde`. Values that are not understood count as not chosen.
 * @returns undefined where there is no page of that number
 */
export function findInArchive(parameters: URLSearchParams, paper: Paper): Found | undefined {
  const choices = readChoices(parameters);
  const words = choices.query.toLowerCase().split(/\s+/).filter(Boolean);
  const all = paper
    .newestFirst(ARCHIVED)
    .filter(({ topics }) => choices.topic === '' || topics.some((topic) => slugify(topic) === choices.topic))
    .filter(({ section }) => choices.section === '' || section === choices.section)
    .filter((article) => choices.from === '' || dayOf(article, paper) >= choices.from)
    .filter((article) => choices.to === '' || dayOf(article, paper) <= choices.to)
    .filter(({ headline, lead }) =>
      words.every((word) => `${headline} ${lead}`.toLowerCase().includes(word)),
    );
  if (choices.order === 'oudste') all.reverse();
  const number = pageNumber(parameters.get('pagina') ?? undefined);
  if (number === undefined) return undefined;
  const listing = listingPage(all, number, SIZES, (at) => addressOf(choices, at));
  if (!listing) return undefined;
  const topicName = all.flatMap(({ topics }) => topics).find((name) => slugify(name) === choices.topic);
  return { choices, topicName, count: all.length, listing, address: addressOf(choices, number) };
}

function readChoices(parameters: URLSearchParams): SearchChoices {
  const value = (name: string) => parameters.get(name)?.trim() ?? '';
  const day = (name: string) => (isCalendarDate(value(name)) ? value(name) : '');
  return {
    query: value('query'),
    section: isSection(value('sectie')) ? value('sectie') : '',
    from: day('from_date'),
    to: day('to_date'),
    topic: value('onderwerp'),
    order: value('volgorde') === 'oudste' ? 'oudste' : '',
  };
}

function addressOf({ query, section, from, to, topic, order }: SearchChoices, number: number): string {
  const entries = { query, sectie: section, from_date: from, to_date: to, onderwerp: topic, volgorde: order };
  const kept = new URLSearchParams({ source: 'archive' });
  for (const [name, value] of Object.entries(entries)) if (value !== '') kept.set(name, value);
  if (number > 1) kept.set('pagina', String(number));
  return `/search?${kept}`;
}
