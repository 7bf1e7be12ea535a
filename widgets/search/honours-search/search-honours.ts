import { nextTask } from '../../../core/platform/schedule/next-task.ts';
import { plainLetters } from '../../../core/platform/text/plain-letters.ts';
import type { Honour, HonoursList } from './honour.ts';
import { GENDERS } from './honours-texts.ts';

/** Maximum number of rows of a result [honours-search-5]. */
export const MAX_RESULTS = 3000;

/**
 * The filter of a search. Empty values filter nothing, and neither do `all_years` and `all_genders` [honours-search-4].
 */
export interface HonoursFilter {
  readonly name: string;
  readonly location: string;
  readonly year: string;
  /** The value in the data: `M` or `V`. */
  readonly gender: string;
}

/** The result of a search. */
export interface HonoursResult {
  readonly honours: readonly Honour[];
  /** The number of rows that can be shown, or a larger number if only the first rows of the list have loaded. */
  readonly count: number;
  /** Whether more were found than are shown [honours-search-5]. */
  readonly isLimited: boolean;
}

export const ALL_YEARS = 'all_years';
export const ALL_GENDERS = 'all_genders';

/** The list, prepared for searching. */
export interface HonoursIndex {
  readonly search: (filter: HonoursFilter) => HonoursResult;
  /** The years of the list, latest first. */
  readonly years: readonly string[];
}

/** An honour with its texts prepared for comparison. */
interface Indexed {
  readonly honour: Honour;
  /** Name and alternate name, on separate lines. */
  readonly names: string;
  readonly places: readonly string[];
}

/** Number of rows that are prepared in one task: about 5 ms, or 20 ms on an old phone. */
const SLICE = 1000;

/**
 * Prepares the list for searching, once: normalising sixty thousand names takes longer than searching them. It yields
 * to the browser between slices.
 * @param list the list, or its first rows
 * @param signal ends the preparation, which then rejects with its reason
 */
export async function indexHonours(list: HonoursList, signal: AbortSignal): Promise<HonoursIndex> {
  const normalised = new Map<string, string>();
  // Cached, because places repeat thousands of times.
  const place = (text: string) => {
    const known = normalised.get(text) ?? plainLetters(text);
    normalised.set(text, known);
    return known;
  };
  const indexed: Indexed[] = [];
  for (const honour of list.honours) {
    const { name, alternateName, location, municipality, province, abroad } = honour;
    const names = `${plainLetters(name)}\n${plainLetters(alternateName)}`;
    const places = [...new Set([location, municipality, province, abroad].map(place))].filter(Boolean);
    indexed.push({ honour, names, places });
    if (indexed.length % SLICE > 0) continue;
    await nextTask();
    signal.throwIfAborted();
  }
  return {
    search: (filter) => {
      const { honours, isLimited } = search(indexed, filter);
      const total = isFiltered(filter) ? 0 : (list.total ?? 0);
      return {
        honours,
        count: Math.max(honours.length, Math.min(total, MAX_RESULTS)),
        isLimited: isLimited || total > MAX_RESULTS,
      };
    },
    years: list.years ?? yearsOf(indexed),
  };
}

/** Whether a filter leaves anything out. */
export function isFiltered({ name, location, year, gender }: HonoursFilter): boolean {
  return [plainLetters(name), plainLetters(location), year, gender].some(
    (value) => value !== '' && value !== ALL_YEARS && value !== ALL_GENDERS,
  );
}

function search(indexed: readonly Indexed[], filter: HonoursFilter): Omit<HonoursResult, 'count'> {
  const name = plainLetters(filter.name);
  const location = plainLetters(filter.location);
  const year = filter.year === ALL_YEARS ? '' : filter.year;
  const gender = filter.gender === ALL_GENDERS ? '' : filter.gender;
  const honours: Honour[] = [];
  for (const { honour, names, places } of indexed) {
    if (year !== '' && honour.year !== year) continue;
    if (gender !== '' && honour.gender !== gender) continue;
    if (location !== '' && !places.includes(location)) continue;
    if (name !== '' && !names.includes(name)) continue;
    if (honours.length === MAX_RESULTS) return { honours, isLimited: true };
    honours.push(honour);
  }
  return { honours, isLimited: false };
}

function yearsOf(indexed: readonly Indexed[]): string[] {
  const years = new Set(indexed.map(({ honour }) => honour.year));
  return [...years].filter(Boolean).sort((one, other) => Number(other) - Number(one));
}

/** The gender in words [honours-search-4]; other values are returned unchanged. */
export function genderText(gender: string): string {
  return GENDERS[gender] ?? gender;
}
