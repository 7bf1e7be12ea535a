import { LOCALE } from '../../../core/platform/time/locale.ts';

/** Seconds of the units in which a cookie's lifetime is written. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^sec/, 1],
  [/^min/, 60],
  [/^u(ur|ren)?$/, 3600],
  [/^dag/, 86_400],
  [/^we(ek|ken)/, 604_800],
  [/^maand/, 2_629_800],
  [/^ja(ar|ren)/, 31_557_600],
];

const order = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' });

/**
 * The lifetime of a cookie, for sorting.
 * @param text such as '2 jaar', '30 minuten' or 'sessie', which is shortest
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

/**
 * Compares the texts of two cells: lifetimes by their length, other texts by the alphabet.
 * @returns as for `Array.sort`
 */
export function compareCells(one: string, other: string): number {
  const [first, second] = [lifetime(one), lifetime(other)];
  if (first !== undefined && second !== undefined) return first - second;
  return order.compare(one.trim(), other.trim());
}
