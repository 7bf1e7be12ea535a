import { expect, it } from 'vitest';
import { purchaseValue } from '../../../../../../core/domain/paywall/payment/purchase-value.ts';

it.each([
  [{ product_price: 4.25, subscription_months: 12 }, 221],
  [{ product_price: '4,25', subscription_months: 3 }, 55.25],
  [{ product_price: '4.25', subscription_months: '12' }, 221],
  [{ product_price: 4.25, subscription_months: 'jaar' }, undefined],
  [{ product_price: 4.25 }, 18.42],
  [{ product_price_monthly: 10, subscription_months: 12 }, 120],
  [{ product_price_monthly: 10, product_price_monthly_proposition: '7.5', subscription_months: 2 }, 15],
  [{ subscription_months: 12 }, undefined],
  [{ product_price: 'gratis' }, undefined],
  [{ product_price: -3 }, undefined],
  [{ product_price: 0 }, undefined],
])('%j costs %s for its period [pricing-1]', (prices, expected) => {
  expect(purchaseValue(prices)).toBe(expected);
});
