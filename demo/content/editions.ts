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
/** The hour at which the morning's paper is out. */
const OUT_AT = 6 * HOUR;
/** Age of the newest article in the newest paper, in hours, and of those that are in the next older paper. */
const CLOSED_AT = 8;
const DAY = 24;
/** Articles on the front page, and on any other. */
const ON_FRONT = 3;
const PER_PAGE = 2;

/**
 * The morning's papers, the newest first. An article's age decides where it is printed, so that the papers have the same
 * content whenever the server starts.
 */
export function printedEditions(paper: Paper): PrintedEdition[] {
  const byAge = new Map<number, PrintedArticle[]>();
  for (const article of ARTICLES) {
    if (article.kind !== 'article' && article.kind !== 'inbeeld') continue;
    const age = Math.floor((article.hoursAgo - CLOSED_AT) / DAY);
    if (age >= 0) byAge.set(age, [...(byAge.get(age) ?? []), article]);
  }
  const start = paper.minutesBefore(0).getTime() - OUT_AT;
  return [...byAge]
    .sort(([one], [other]) => one - other)
    .map(([age, articles]) => ({
      date: amsterdamClock(start - age * DAY * HOUR).day,
      pages: inPages(articles),
    }));
}

/** Where an article was printed; undefined for one that is not in a paper that is out. */
export function printedOn(
  paper: Paper,
  articleId: number,
): { edition: PrintedEdition; page: number } | undefined {
  for (const edition of printedEditions(paper)) {
    const index = edition.pages.findIndex((articles) => articles.some(({ id }) => id === articleId));
    if (index >= 0) return { edition, page: index + 1 };
  }
  return undefined;
}

function inPages(articles: readonly PrintedArticle[]): PrintedArticle[][] {
  const rest = articles.slice(ON_FRONT);
  const others = Array.from({ length: Math.ceil(rest.length / PER_PAGE) }, (_, index) =>
    rest.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
  );
  return [articles.slice(0, ON_FRONT), ...others];
}
