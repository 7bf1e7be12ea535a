import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { parseAddress } from '../../../core/runtime/page/address.ts';
import { dataPath, type Edition, type PaperDay, parsePaperAddress } from './paper-address.ts';

/** The sources from which the edition of an article is determined. */
export interface EditionSources {
  /** The value of `data-edition-url`. */
  readonly named?: string | undefined;
  /** The addresses of the links in the hook. */
  readonly links: readonly string[];
  /** The page's address. */
  readonly page: URL;
}

/** The publication of articles without a specified edition. */
const PAPER = 'krant';

/**
 * The paths of the data in which an article is searched for, in order: those of the edition that the hook names, to
 * which a link in it leads, or to which this page belongs; otherwise that of the article's day. The latest edition is
 * not included.
 * @throws TypeError if the hook names an invalid edition
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

/** A day with two editions has a segment for each; otherwise there is only the data of the day. */
function pathsOf(day: (PaperDay & Partial<Edition>) | undefined): string[] {
  if (!day) return [];
  const ofDay = dataPath(day);
  return day.edition === undefined || day.edition === 'dagblad'
    ? [ofDay]
    : [...new Set([dataPath(day, day.edition), ofDay])];
}
