import { formatMoney, parsePrice, times, wholeCents } from '../../../core/domain/paywall/money.ts';
import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';

/** The price for a number of months. */
export interface Price {
  readonly amount: number;
  readonly months: number;
}

/** The difference between two prices, per month. */
export interface Difference {
  /** Formatted, without a sign. */
  readonly amount: string;
  readonly is: 'more' | 'less' | 'same';
}

/** An amount in the site's notation; empty if the number is invalid. */
export function moneyText(amount: number): string {
  const money = parsePrice(amount);
  return money ? formatMoney(money) : '';
}

/** A date in words; empty for an invalid moment. @param raw ISO 8601 or Unix time */
export const dayText = (raw: string | number): string => longDate(parseTimestamp(raw) ?? Number.NaN) ?? '';

/** The day before a moment at which a day begins. */
export const lastDayText = (raw: string | number): string =>
  longDate((parseTimestamp(raw) ?? Number.NaN) - 1) ?? '';

/**
 * The day a number of days later.
 * @param day in the form yyyy-mm-dd
 * @returns a day in the same form; empty for an invalid day
 */
export function laterDay(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(at) ? '' : new Date(at + days * DAY).toISOString().slice(0, 10);
}

const DAY = 24 * 60 * 60 * 1000;

/** Compares two prices by the cost per month, rounded to cents. */
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
