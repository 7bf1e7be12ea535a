/** An exact amount of cents, as a fraction: nothing is lost on the way to what is shown [pricing-4]. */
export interface Money {
  /** Never negative. */
  readonly cents: bigint;
  /** What `cents` is divided by; above 0. */
  readonly over: bigint;
}

/**
 * Reads an amount of euros.
 * @param value such as `4.25`, `"4.25"` or `"4,25"`, with or without `€`; what a server's floating point makes of a
 * price has many decimals, and is rounded when it is shown
 * @returns undefined for what is no amount, negative ones included
 */
export function parsePrice(value: number | string | undefined): Money | undefined {
  const text = String(value ?? '')
    .replace('€', '')
    .trim();
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,20}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { cents: BigInt(whole + fraction) * 100n, over: 10n ** BigInt(fraction.length) };
}

/**
 * A part of an amount.
 * @param money the amount
 * @param by times this
 * @param over and divided by this; above 0
 */
export function times(money: Money, by: number, over: number): Money {
  return { cents: money.cents * BigInt(by), over: money.over * BigInt(over) };
}

/** Whole cents; half a cent is rounded up. */
export function wholeCents({ cents, over }: Money): bigint {
  return (2n * cents + over) / (2n * over);
}

/** In Dutch notation, `€ 1,25` [pricing-4]. The space does not break. */
export function formatMoney(money: Money): string {
  const cents = wholeCents(money);
  const text = (cents % 100n).toString().padStart(2, '0');
  return `€\u00a0${(cents / 100n).toLocaleString('nl-NL')},${text}`;
}
