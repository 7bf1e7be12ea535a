import { onFirstUse } from '../../../core/platform/schedule/on-first-use.ts';
import { LOCALE } from '../../../core/runtime/config/locale.ts';

/** The units of a cookie's lifetime, in seconds. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^sec/, 1],
  [/^min/, 60],
  [/^u(ur|ren)?$/, 3600],
  [/^dag/, 86_400],
  [/^we(ek|ken)/, 604_800],
  [/^maand/, 2_629_800],
  [/^ja(ar|ren)/, 31_557_600],
];

const order = onFirstUse(() => new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' }));

/**
 * The lifetime of a cookie, for sorting.
 * @param text a text such as '2 jaar', '30 minuten' or 'sessie', which is shortest
 * @returns seconds; undefined for any other text
 */
export function lifetime(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  if (/^(einde )?sess(ie|ion)/.test(plain)) return 0;
  const [, count = '', unit = ''] = /^(?:max\. )?([\d.,]+|een|één)\s*(\p{L}+)/u.exec(plain) ?? [];
  const seconds = UNITS.find(([pattern]) => pattern.test(unit))?.[1];
  const number = /^[eé]én$/.test(count) ? 1 : Number(count.replace(',', '.'));
  return seconds === undefined || Number.isNaN(number) ? undefined : number * seconds;
}

/** Compares two texts as for `Array.sort`. */
type Compare = (one: string, other: string) => number;

/**
 * Returns how the cells of a column are compared: by lifetime, before cells with other texts, if most cells have one;
 * otherwise alphabetically, because the name of a cookie may begin like a lifetime: `session_id`.
 * @param texts the texts of all cells of the column
 */
export function comparisonOf(texts: readonly string[]): Compare {
  const areLifetimes = texts.filter((text) => lifetime(text) !== undefined).length * 2 > texts.length;
  if (!areLifetimes) return byAlphabet;
  return (one, other) => {
    const [first, second] = [lifetime(one), lifetime(other)];
    if (first === undefined && second === undefined) return byAlphabet(one, other);
    return (first ?? Number.POSITIVE_INFINITY) - (second ?? Number.POSITIVE_INFINITY);
  };
}

const byAlphabet: Compare = (one, other) => order().compare(one.trim(), other.trim());
