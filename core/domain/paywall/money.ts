import { onFirstUse } from '../../platform/schedule/on-first-use.ts';
import { CURRENCY, LOCALE } from '../../runtime/config/locale.ts';

/** An exact amount of cents as a fraction, so that nothing is rounded before it is shown [pricing-4]. */
export interface Money {
  /** The numerator; never negative. */
  readonly cents: bigint;
  /** The denominator of `cents`; above 0. */
  readonly over: bigint;
}

/**
 * Parses an amount in the currency of all prices.
 * @param value such as `4.25`, `"4.25"` or `"4,25"`, with or without a sign such as `€`; surplus decimals from a
 *   server's floating-point numbers are rounded only for display
 * @returns undefined for an invalid or negative amount
 */
export function parsePrice(value: number | string | undefined): Money | undefined {
  const text = String(value ?? '')
    .replace(/\p{Sc}/u, '')
    .trim();
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,20}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { cents: BigInt(whole + fraction) * 100n, over: 10n ** BigInt(fraction.length) };
}

/**
 * Multiplies and divides an amount.
 * @param money the amount
 * @param by the factor
 * @param over the divisor, above 0
 */
export function times(money: Money, by: number, over: number): Money {
  return { cents: money.cents * BigInt(by), over: money.over * BigInt(over) };
}

/** Adds whole cents. */
export function plusCents({ cents, over }: Money, more: bigint): Money {
  return { cents: cents + more * over, over };
}

/** Rounds to whole cents; half a cent is rounded up. */
export function wholeCents({ cents, over }: Money): bigint {
  return (2n * cents + over) / (2n * over);
}

const format = onFirstUse(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: CURRENCY }));

/**
 * Formats an amount in the site's currency and notation, in the Netherlands as `€ 1,25` [pricing-4], with a
 * non-breaking space.
 */
export function formatMoney(money: Money): string {
  return format().format(Number(wholeCents(money)) / 100);
}
