import { formatMoney, parsePrice, times, wholeCents } from '../../../core/domain/paywall/money.ts';
import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';

/** What is paid for a number of months. */
export interface Price {
  readonly amount: number;
  readonly months: number;
}

/** What another price means for a month. */
export interface Difference {
  /** Formatted, without a sign. */
  readonly amount: string;
  readonly is: 'more' | 'less' | 'same';
}

/** An amount in the site's notation; empty for one that is none. */
export function moneyText(amount: number): string {
  const money = parsePrice(amount);
  return money ? formatMoney(money) : '';
}

/** A day, written out; empty for what is not a moment. @param raw ISO 8601 or Unix time */
export const dayText = (raw: string | number): string => longDate(parseTimestamp(raw) ?? Number.NaN) ?? '';

/** The day before a moment that begins a day. */
export const lastDayText = (raw: string | number): string =>
  longDate((parseTimestamp(raw) ?? Number.NaN) - 1) ?? '';

/**
 * A day some days later.
 * @param day as yyyy-mm-dd
 * @returns the same way; empty for a text that is not a day
 */
export function laterDay(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + days * DAY).toISOString().slice(0, 10);
}

const DAY = 24 * 60 * 60 * 1000;

/** Compares two prices by what they cost in a month, rounded to cents. */
export function differenceOf(from: Price, to: Price): Difference {
  const change = perMonth(to) - perMonth(from);
  const size = change < 0n ? -change : change;
  const is = change === 0n ? 'same' : change > 0n ? 'more' : 'less';
  return { amount: formatMoney({ cents: size, over: 1n }), is };
}

function perMonth({ amount, months }: Price): bigint {
  const money = parsePrice(amount);
  return money ? wholeCents(times(money, 1, Math.max(1, months))) : 0n;
}
