import { describe, expect, it } from 'vitest';
import { SOLD_TYPES } from '../../../../../../fixtures/backends/subscription-types.ts';
import { readShop } from '../../../../../../widgets/paywall/paywall/offer/read-shop.ts';
import { takeLogged, tolerate } from '../../../../support/logged.ts';

const reported = (product: object) => {
  tolerate('error nmt funnel: The product "D1" cannot be ordered');
  tolerate('warn nmt funnel: The product "D1" is ordered without');
  readShop([{ id: 1, products: [{ id: 'D1', label: { subscriptionName: 'Digitaal' }, ...product }] }]);
  return takeLogged(/^warn/)
    .map(([, message]) => String(message))
    .filter((message) => !message.includes('is ordered without'));
};

describe('a product that contradicts itself is named [subscription-types-3]', () => {
  it.each([
    [{ period: 1, price: 13, price_monthly: 13 }, ['price', 'price_monthly', 'price × 52 / 12']],
    [{ period: 12, price: 130 }, ['price', 'more than 50 EUR a week', 'period']],
    [{ price: 4, label: { subscriptionName: 'x', priceWeekly: '18,42' } }, ['label.priceWeekly']],
    [
      { price: 4, price_after: 26, label: { subscriptionName: 'x', priceWeeklyOriginal: 6 } },
      ['price_after'],
    ],
  ])('%j', (product, words) => {
    const messages = reported(product);
    expect(messages).toHaveLength(1);
    for (const word of ['"D1"', ...words]) expect(messages[0]).toContain(word);
  });

  it.each([
    [{ period: 1, price: 6, price_monthly: 26 }],
    [{ period: 1, price: 6, price_monthly: '25,50' }],
    [{ period: 12, price: 2.5 }],
    [{ period: 1, price_monthly: 13 }],
  ])('%j is consistent', (product) => {
    expect(reported(product)).toEqual([]);
  });

  it('is none of the stand-in', () => {
    expect(readShop(SOLD_TYPES).length).toBeGreaterThan(0);
  });
});
