import { amsterdamClock } from '../../core/platform/time/amsterdam-clock.ts';
import type { Paper } from '../server/addresses.ts';
import { ARTICLES } from './index.ts';
import type { OrdinaryArticle, PhotoStory } from './types.ts';

/** An article that is printed. */
export type PrintedArticle = OrdinaryArticle | PhotoStory;

/** A morning's paper. */
export interface PrintedEdition {
  /** Date in the form yyyy-mm-dd. */
  readonly date: string;
  /** The articles of each page. */
  readonly pages: readonly (readonly PrintedArticle[])[];
}

const HOUR = 3_600_000;
/** The time before its date at which an edition is published, in ms: at ten in the evening [edition-indicator-3]. */
const OUT_BEFORE = 2 * HOUR;
/** Minimum age in hours of the articles of the newest edition, and of those of the next older one. */
const CLOSED_AT = 8;
const DAY = 24;
/** Number of editions that the list beside an edition offers. */
const IN_LIST = 7;
/** Number of articles on the front page, and on any other page. */
const ON_FRONT = 3;
const PER_PAGE = 2;

/**
 * The contents of the editions published when the server started, newest first. An article's age decides where it is
 * printed, so that the editions have the same contents whenever the server starts.
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
 * The date of the newest published edition in Amsterdam's time zone, wherever the reader is: from ten in the evening
 * on, the date of the next day.
 * @param now epoch milliseconds
 * @returns a date in the form yyyy-mm-dd
 */
export const newestDay = (now: number): string => amsterdamClock(now + OUT_BEFORE).day;

/**
 * The published editions, newest first: those of a week, or fewer if the oldest one is among them.
 * @param now the visitor's time, in epoch milliseconds
 */
export function printedEditions(paper: Paper, now: number): PrintedEdition[] {
  const newest = newestDay(now);
  return Array.from({ length: IN_LIST }, (_, age) => editionOn(paper, dayBefore(newest, age), now)).filter(
    (edition) => edition !== undefined,
  );
}

/**
 * The edition of a day. A server that runs for days prints the same stories again under each new date, so that the
 * newest edition is never yesterday's.
 * @param day in the form yyyy-mm-dd
 * @param now the visitor's time, in epoch milliseconds
 * @returns undefined for an edition that is not published yet, or is older than the oldest one
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
 * The edition in which an article was first printed; undefined if it is in no published edition.
 * @param now the visitor's time, in epoch milliseconds
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

/** Noon of a day, so that no daylight saving change moves it to another day. */
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
