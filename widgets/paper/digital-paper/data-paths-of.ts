import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { dataPath, type Edition, type PaperDay, parsePaperAddress } from './paper-address.ts';

/** Where the edition of an article may be named. */
export interface EditionSources {
  /** The value of `data-edition-url`. */
  readonly named?: string | undefined;
  /** The addresses of the links in the hook. */
  readonly links: readonly string[];
  /** The page's address. */
  readonly page: URL;
}

/** The publication of articles whose edition is not named. */
const PAPER = 'krant';

/**
 * The paths of the data in which an article is looked for, in this order: those of the edition that the hook names, that a
 * link in it leads to, or that this page belongs to; otherwise that of the article's day. The latest edition is none of them.
 * @throws TypeError if the edition that the hook names is none
 */
export function dataPathsOf({ named, links, page }: EditionSources): string[] {
  if (named !== undefined) {
    const paths = pathsOf(editionAt(named, page));
    if (paths.length > 0) return paths;
    throw new TypeError(
      `digital-paper: data-edition-url is ${JSON.stringify(named.slice(0, 80))}; expected the address of a page of a digital edition, such as /krant/2026/03/29/editie/ochtendblad/-1-van-40.`,
    );
  }
  const linked = links.map((link) => editionAt(link, page)).find((edition) => edition !== undefined);
  return pathsOf(linked ?? parsePaperAddress(page) ?? dayOf(page.pathname));
}

function editionAt(address: string, page: URL): Edition | undefined {
  const url = parseAddress(address, page.href);
  return url && parsePaperAddress(url);
}

/** The day in an article's address, `/nieuws/{year}/{month}/{day}/{slug}-a{articleId}`. */
function dayOf(path: string): PaperDay | undefined {
  const [, ...parts] = /^\/nieuws\/(\d{4})\/(\d\d)\/(\d\d)\//.exec(path) ?? [];
  const date = parts.join('-');
  return isCalendarDate(date) ? { publication: PAPER, date } : undefined;
}

/** A day with two editions has a segment for each; elsewhere the data of the day is all there is. */
function pathsOf(day: (PaperDay & Partial<Edition>) | undefined): string[] {
  if (!day) return [];
  const ofDay = dataPath(day);
  return day.edition === undefined || day.edition === 'dagblad'
    ? [ofDay]
    : [...new Set([dataPath(day, day.edition), ofDay])];
}
