import { plainLetters } from '../../../core/platform/text/plain-letters.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import { LOCALE } from '../../../core/runtime/config/locale.ts';

export type Gender = 'boys' | 'girls' | 'unknown';

/** A name with its counts. */
export interface ChildName {
  readonly name: string;
  /** The name in its searchable form: in lower case, without accents. */
  readonly plain: string;
  /** The number of children with the name, by gender and year. */
  readonly counts: ReadonlyMap<Gender, ReadonlyMap<number, number>>;
}

export interface ChildNames {
  /** The names in alphabetical order. */
  readonly names: readonly ChildName[];
  /** The first and the last year of all names. */
  readonly years: { readonly first: number; readonly last: number };
}

/** Values for boys and girls that the data may have. */
const BOYS = /^(m|j|b|man|mannen|jongen|jongens|boy|boys|male)$/i;
const GIRLS = /^(v|f|g|vrouw|vrouwen|meisje|meisjes|girl|girls|female)$/i;

/**
 * Reads the rows of the data, as objects or as lists of name, gender, year and count [special-kindernamen-1]. Invalid
 * rows are left out; two rows with the same name, gender and year are added up.
 * @param data parsed JSON: a list, or an object that contains one
 * @throws TypeError if no row is left
 */
export function readNames(data: unknown): ChildNames {
  const rows: unknown = isRecord(data) ? Object.values(data).find(Array.isArray) : data;
  const found = new Map<string, { name: string; counts: Map<Gender, Map<number, number>> }>();
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const row of Array.isArray(rows) ? rows : []) {
    const [rawName, rawGender, rawYear, rawCount]: unknown[] = Array.isArray(row) ? row : fieldsOf(row);
    const name = typeof rawName === 'string' ? rawName.trim() : '';
    const year = Number(rawYear);
    const count = Number(rawCount);
    if (name === '' || !isYear(year) || !isCount(count, rawCount)) continue;
    first = Math.min(first, year);
    last = Math.max(last, year);
    const entry = found.get(name) ?? { name, counts: new Map() };
    found.set(name, entry);
    const gender = genderOf(rawGender);
    const years = entry.counts.get(gender) ?? new Map<number, number>();
    entry.counts.set(gender, years);
    years.set(year, (years.get(year) ?? 0) + count);
  }
  if (found.size === 0) throw new TypeError('The data has no rows of name, gender, year and count.');
  const names = [...found.values()].map((entry) => ({ ...entry, plain: plainLetters(entry.name) }));
  const { compare } = new Intl.Collator(LOCALE);
  return { names: names.sort((one, other) => compare(one.name, other.name)), years: { first, last } };
}

const fieldsOf = (row: unknown): unknown[] =>
  isRecord(row) ? [row.name, row.gender, row.year, row.count] : [];

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 1500 && year <= 2500;

const isCount = (count: number, raw: unknown): boolean =>
  Number.isInteger(count) &&
  count >= 0 &&
  (typeof raw === 'number' || (typeof raw === 'string' && raw !== ''));

function genderOf(value: unknown): Gender {
  const text = typeof value === 'string' ? value.trim() : '';
  if (BOYS.test(text)) return 'boys';
  return GIRLS.test(text) ? 'girls' : 'unknown';
}
