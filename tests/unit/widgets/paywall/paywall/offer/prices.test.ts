import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatMoney,
  type Money,
  parsePrice,
  wholeCents,
} from '../../../../../../core/domain/paywall/money.ts';
import {
  monthlyFromWeekly,
  pricesOf,
  weeklyFromMonthly,
  yearlyPrice,
} from '../../../../../../widgets/paywall/paywall/offer/prices.ts';
import { readShop } from '../../../../../../widgets/paywall/paywall/offer/read-shop.ts';
import { logged, tolerate } from '../../../../support/logged.ts';

const NBSP = '\u00a0';
const euros = (value: number | string): Money => {
  const money = parsePrice(value);
  if (!money) throw new Error(`${value} is not an amount`);
  return money;
};
const shown = (money: Money | undefined) => money && formatMoney(money).replace(NBSP, ' ');

function product(more: object) {
  tolerate('error nmt funnel: The product 7 cannot be ordered');
  tolerate('warn nmt funnel: The product 7 is ordered without');
  const [type] = readShop([
    {
      id: 1,
      products: [{ id: 7, label: { subscriptionName: 'Digitaal' }, period: 12, price: 4.25, ...more }],
    },
  ]);
  return type?.products[0];
}

describe('prices', () => {
  it('reads a price despite a server’s floating point [pricing-4]', () => {
    expect(shown(euros(0.1 + 0.2))).toBe('€ 0,30');
    expect(shown(euros(4.1 * 3))).toBe('€ 12,30');
    expect(shown(yearlyPrice(euros(1.1 * 1.1), 12))).toBe('€ 62,92');
  });

  it('counts a year as 52 times the week, by the period [pricing-1]', () => {
    expect(shown(yearlyPrice(euros(4.25)))).toBe('€ 221,00');
    expect(shown(yearlyPrice(euros(4.25), 3))).toBe('€ 55,25');
    expect(shown(yearlyPrice(euros(4.25), 1))).toBe('€ 18,42');
  });

  it('makes a week of a month and a month of a week [pricing-2, pricing-3]', () => {
    expect(shown(weeklyFromMonthly(euros(26)))).toBe('€ 6,00');
    expect(shown(monthlyFromWeekly(euros(6)))).toBe('€ 26,00');
    const monthly = product({ price: undefined, price_monthly: 26 });
    if (!monthly) throw new Error('no product');
    expect(shown(pricesOf(monthly)?.weekly)).toBe('€ 6,00');
    expect(shown(pricesOf(monthly)?.monthly)).toBe('€ 26,00');
    const weekly = product({ price: 6 });
    expect(weekly && shown(pricesOf(weekly)?.monthly)).toBe('€ 26,00');
    // If both are sent, each keeps the value that was sent.
    const both = product({ price: 6, price_monthly: '25,50' });
    expect(both && shown(pricesOf(both)?.monthly)).toBe('€ 25,50');
  });

  it('rounds to whole cents only when it shows an amount, in Dutch notation [pricing-4]', () => {
    expect(shown(euros(1.25))).toBe('€ 1,25');
    expect(shown(euros('1,005'))).toBe('€ 1,01');
    expect(shown(euros(1234567.5))).toBe('€ 1.234.567,50');
    // As floating-point numbers, 1.005 × 100 is 100.49999999999999, and 4.35 × 100 is 434.99999999999994.
    expect(wholeCents(euros(1.005))).toBe(101n);
    expect(wholeCents(euros(4.35))).toBe(435n);
  });

  it('loses nothing on the way from week to month and back [pricing-2, pricing-3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const money = euros(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
        expect(wholeCents(weeklyFromMonthly(monthlyFromWeekly(money)))).toBe(BigInt(cents));
        expect(wholeCents(yearlyPrice(money))).toBe(BigInt(cents) * 52n);
      }),
    );
  });

  it.each(['', 'gratis', '-1', 'NaN', 'Infinity', '1e3', '1.2.3', '99999999999', '€'])(
    'takes %j for no amount [pricing-4]',
    (text) => expect(parsePrice(text)).toBeUndefined(),
  );

  it('gives the price before the discount only where it differs [pricing-5]', () => {
    const label = { subscriptionName: 'Digitaal', priceWeekly: '3,50', priceWeeklyOriginal: '5' };
    const reduced = product({ label });
    expect(reduced && shown(pricesOf(reduced)?.weekly)).toBe('€ 3,50');
    expect(reduced && shown(pricesOf(reduced)?.weeklyOriginal)).toBe('€ 5,00');
    const same = product({ label: { ...label, priceWeeklyOriginal: 3.5 } });
    expect(same && pricesOf(same)?.weeklyOriginal).toBeUndefined();
    const alone = product({ label: { subscriptionName: 'Digitaal', priceWeeklyOriginal: '5' } });
    expect(alone && pricesOf(alone)?.weeklyOriginal).toBeUndefined();
    logged('warn nmt funnel: The product 7 has a "label.priceWeekly" that is not its "price";');
  });

  it('sells nothing without a price, and shows no total for an empty period [subscription-types-2]', () => {
    expect(product({ price: undefined })).toBeUndefined();
    expect(product({ price: 'op aanvraag' })).toBeUndefined();
    for (const period of [0, -3, 1.5, 'jaar']) {
      const odd = product({ period });
      expect(odd?.months).toBeUndefined();
      expect(odd && pricesOf(odd)?.total).toBeUndefined();
      expect(odd && shown(pricesOf(odd)?.weekly)).toBe('€ 4,25');
    }
  });
});
