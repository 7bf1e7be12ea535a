import { plainLetters } from '../../../core/platform/text/plain-letters.ts';
import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { dayOf, noonOf } from './areas.ts';

/** A town of the server's list. */
export interface Place {
  readonly name: string;
  /** The date of its liberation, as text. */
  readonly date: string;
}

/** Maximum number of towns that a search shows. */
const MAX_FOUND = 5;
/** A line of a list, a table or definitions. */
const LINE = 'li,tr,dt';
/** A date within a line of text. */
const DATE =
  /\d{4}-\d{2}-\d{2}|\d{1,2}-\d{1,2}-\d{4}|\d{1,2} (?:jan|feb|m(?:aa)?rt|apr|mei|jun|jul|aug|sep|okt|nov|dec)[a-z.]*(?: \d{4})?/i;
/** Characters between a name and a date. */
const AROUND = /^[\s:;,.()–—-]+|[\s:;,.()–—-]+$/g;

/**
 * Reads the towns of the server's list, table or definitions.
 * @param hook the element that contains the list, without the map
 */
export function readPlaces(hook: HTMLElement): Place[] {
  const rows = [...hook.querySelectorAll<HTMLElement>(`${LINE},[data-place]`)];
  return rows
    .filter((row) => !namesItsLine(row))
    .map(readRow)
    .filter(({ name }) => name !== '');
}

/**
 * Finds towns, ignoring case and accents: those with exactly that name, otherwise those that begin with it, otherwise
 * those that contain it.
 * @param text the typed text
 */
export function findPlaces(places: readonly Place[], text: string): Place[] {
  const wanted = plainLetters(text);
  if (!wanted) return [];
  const named = places.map((place) => ({ place, name: plainLetters(place.name) }));
  const fits = [
    (name: string) => name === wanted,
    (name: string) => name.startsWith(wanted),
    (name: string) => name.includes(wanted),
  ];
  const found = fits.map((isFit) => named.filter(({ name }) => isFit(name)));
  return (found.find((list) => list.length > 0) ?? []).slice(0, MAX_FOUND).map(({ place }) => place);
}

/** Whether a marked town is the only one in its line, which also has the date. */
function namesItsLine(row: HTMLElement): boolean {
  const line = row.parentElement?.closest<HTMLElement>(LINE);
  return !row.matches(LINE) && !!line && markedIn(line) === row;
}

/** The town that is marked in a line; undefined if none is, or several are. */
function markedIn(line: HTMLElement): HTMLElement | undefined {
  const [marked, ...others] = line.querySelectorAll<HTMLElement>('[data-place]');
  return others.length === 0 ? marked : undefined;
}

function readRow(row: HTMLElement): Place {
  if (row.localName === 'dt') return { name: clean(row), date: clean(row.nextElementSibling) };
  if (row instanceof HTMLTableRowElement && !row.dataset.place) {
    const [name, ...others] = [...row.cells];
    // A row of column headings has no data cells.
    if (!row.querySelector('td')) return { name: '', date: '' };
    return { name: clean(name), date: others.map(clean).find((text) => text !== '') ?? '' };
  }
  return readLine(row);
}

function readLine(row: HTMLElement): Place {
  const { place, name, liberatedOn, date } = row.dataset;
  const time = row.querySelector('time');
  const text = clean(row);
  const written = clean(time) || (DATE.exec(text)?.[0] ?? '');
  const day = dayOf(liberatedOn ?? date ?? time?.dateTime ?? written);
  const before = written ? text.replace(written, '') : (text.split(/:|\s[–—-]\s/)[0] ?? '');
  const isWritten = written !== '' && !/^\d{4}-/.test(written);
  return {
    name: (place || name || markedIn(row)?.dataset.place || before).trim().replace(AROUND, ''),
    date: isWritten || day === undefined ? written : (longDate(noonOf(day)) ?? written),
  };
}

function clean(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}
