import { amsterdamClock } from '../../core/platform/time/amsterdam-clock.ts';
import type { Paper } from '../server/addresses.ts';
import { ARTICLES } from './index.ts';
import type { OrdinaryArticle, PhotoStory } from './types.ts';

/** An article that is printed. */
export type PrintedArticle = OrdinaryArticle | PhotoStory;

/** A morning's paper. */
export interface PrintedEdition {
  /** As yyyy-mm-dd. */
  readonly date: string;
  /** The articles of each page. */
  readonly pages: readonly (readonly PrintedArticle[])[];
}

const HOUR = 3_600_000;
/** How long before its day a paper is out: at ten in the evening [edition-indicator-3]. */
const OUT_BEFORE = 2 * HOUR;
/** Age of the newest article in the newest paper, in hours, and of those that are in the next older paper. */
const CLOSED_AT = 8;
const DAY = 24;
/** Papers that can be leafed through from another one. */
const IN_LIST = 7;
/** Articles on the front page, and on any other. */
const ON_FRONT = 3;
const PER_PAGE = 2;

/**
 * What the papers have that were out when the server started, the newest first. An article's age decides where it is
 * printed, so that the papers have the same content whenever that is.
 */
const CONTENTS: readonly (readonly PrintedArticle[])[] = contentsByAge();

function contentsByAge(): PrintedArticle[][] {
  const byAge: PrintedArticle[][] = [];
  for (const article of ARTICLES) {
    if (article.kind !== 'article' && article.kind !== 'inbeeld') continue;
    const age = Math.floor((article.hoursAgo - CLOSED_AT) / DAY);
    if (age < 0) continue;
    byAge[age] ??= [];
    byAge[age].push(article);
  }
  return byAge.filter(Boolean);
}

/**
 * The day of the newest paper that is out, by the clock of Amsterdam, wherever the reader is: from ten in the evening on,
 * that of the next day.
 * @param now epoch milliseconds
 * @returns as yyyy-mm-dd
 */
export const newestDay = (now: number): string => amsterdamClock(now + OUT_BEFORE).day;

/**
 * The papers that are out, the newest first: those of a week, or fewer where the oldest is among them.
 * @param now epoch milliseconds, of the visitor
 */
export function printedEditions(paper: Paper, now: number): PrintedEdition[] {
  const newest = newestDay(now);
  return Array.from({ length: IN_LIST }, (_, age) => editionOn(paper, dayBefore(newest, age), now)).filter(
    (edition) => edition !== undefined,
  );
}

/**
 * The paper of a day. A server that runs for days prints the same stories anew, under each day's own date: the newest
 * paper is never one of yesterday.
 * @param day as yyyy-mm-dd
 * @param now epoch milliseconds, of the visitor
 * @returns undefined for a paper that is not out, and for one that is older than the oldest
 */
export function editionOn(paper: Paper, day: string, now: number): PrintedEdition | undefined {
  const [start, newest] = [newestDay(paper.minutesBefore(0).getTime()), newestDay(now)];
  const [earlier = newest] = [start, newest].sort();
  const oldest = dayBefore(earlier, CONTENTS.length - 1);
  if (day > newest || day < oldest) return undefined;
  const age = daysBetween(day, start) % CONTENTS.length;
  const articles = CONTENTS[age < 0 ? age + CONTENTS.length : age];
  return articles && { date: day, pages: inPages(articles) };
}

/**
 * Where an article was first printed; undefined for one that is not in a paper that is out.
 * @param now epoch milliseconds, of the visitor
 */
export function printedOn(
  paper: Paper,
  articleId: number,
  now: number,
): { edition: PrintedEdition; page: number } | undefined {
  const age = CONTENTS.findIndex((articles) => articles.some(({ id }) => id === articleId));
  const day = age < 0 ? '' : dayBefore(newestDay(paper.minutesBefore(0).getTime()), age);
  const edition = editionOn(paper, day, now);
  const index = edition?.pages.findIndex((articles) => articles.some(({ id }) => id === articleId)) ?? -1;
  return edition && index >= 0 ? { edition, page: index + 1 } : undefined;
}

/** Noon, so that no change of the clock moves it to another day. */
const noon = (day: string): number => Date.parse(`${day}T12:00Z`);

function dayBefore(day: string, days: number): string {
  return new Date(noon(day) - days * DAY * HOUR).toISOString().slice(0, 10);
}

function daysBetween(day: string, later: string): number {
  return Math.round((noon(later) - noon(day)) / (DAY * HOUR));
}

function inPages(articles: readonly PrintedArticle[]): PrintedArticle[][] {
  const rest = articles.slice(ON_FRONT);
  const others = Array.from({ length: Math.ceil(rest.length / PER_PAGE) }, (_, index) =>
    rest.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  );
  return [articles.slice(0, ON_FRONT), ...others];
}
