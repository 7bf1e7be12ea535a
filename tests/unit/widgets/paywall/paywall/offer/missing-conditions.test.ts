import { expect, it } from 'vitest';
import { SOLD_TYPES } from '../../../../../../fixtures/backends/subscription-types.ts';
import { missingConditions } from '../../../../../../widgets/paywall/paywall/offer/missing-conditions.ts';
import { readShop } from '../../../../../../widgets/paywall/paywall/offer/read-shop.ts';
import { takeLogged } from '../../../../support/logged.ts';

const SENT = {
  id: 7,
  label: 'Digitaal',
  period: 1,
  price: 4,
  price_months: 12,
  price_after: 5,
  notice_months: 1,
};
const FIELDS = ['period', 'price_months', 'price_after', 'notice_months'] as const;

/** Returns the fields of a product that the console names. */
const named = (more: object) => {
  readShop([{ id: 1, products: [{ ...SENT, ...more }] }]);
  const messages = [
    ...takeLogged('error nmt funnel: The product 7 cannot be ordered'),
    ...takeLogged('warn nmt funnel: The product 7 is ordered without all of the conditions'),
  ].map(([, text]) => String(text));
  return FIELDS.filter((field) =>
    messages.some((text) => text.includes(`no valid`) && text.split(';')[0]?.includes(`"${field}"`)),
  );
};

it.each<[object, readonly string[]]>([
  [{}, []],
  [{ notice_months: 0 }, []],
  [{ notice_months: '0', price_after: '5,00', price_months: '3' }, []],
  [{ price_months: undefined }, ['price_months']],
  [{ price_after: undefined, notice_months: null }, ['price_after', 'notice_months']],
  [{ period: 0 }, ['period']],
  [{ price_months: 0, price_after: '' }, ['price_months', 'price_after']],
  [{ price_after: 'gratis', notice_months: -1 }, ['price_after', 'notice_months']],
])('names the conditions of an order that a product lacks: %j', (more, fields) => {
  expect(named(more)).toEqual(fields);
});

it('finds all conditions in the stand-in’s products', () => {
  for (const { products } of readShop(SOLD_TYPES)) {
    for (const product of products) expect(missingConditions(product)).toEqual([]);
  }
});
