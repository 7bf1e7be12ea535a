// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberOrder, reportPurchase } from '../../../../../core/domain/paywall/purchases.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { track } from '../../../../../core/user/analytics/track.ts';

vi.mock('../../../../../core/user/analytics/track.ts', () => ({ track: vi.fn() }));

const PAGE = { path: '/betaald/', query: '?activationId=geheim&utm_medium=bank' } as Page;
const ORDER = {
  paywall_id: 'artikel',
  campaign_name: 'Premium',
  paywall_type: 'hard',
  utm_medium: 'email',
  utm_campaign: undefined,
};

const purchases = () => vi.mocked(track).mock.calls.map(([, name, fields]) => [name, fields]);

beforeEach(() => {
  vi.mocked(track).mockClear();
  localStorage.clear();
});

it('reports a purchase with the funnel it was ordered in, and without its activation [paywall-analytics-5, paywall-analytics-3]', () => {
  rememberOrder(ORDER, 12);
  reportPurchase(PAGE, 'geheim', { subscription: 'Digitaal', value: 221 });
  expect(purchases()).toEqual([
    [
      'purchase',
      {
        ...ORDER,
        transaction_id: expect.stringMatching(/^[a-z\d]{8,14}$/),
        value: 221,
        currency: 'EUR',
        item_id: '12',
        item_name: 'Digitaal',
      },
    ],
  ]);
  expect(JSON.stringify([purchases(), { ...localStorage }])).not.toContain('geheim');
});

it('reports each activation once, also after a reload and in another tab [paywall-analytics-5]', () => {
  reportPurchase(PAGE, 'een');
  reportPurchase(PAGE, 'een');
  reportPurchase(PAGE, 'twee');
  expect(purchases()).toHaveLength(2);
});

it.each(['geen json', '{"value":{"paywall_id":7},"savedAt":1}', '{"value":null,"savedAt":1}'])(
  'reports what is known where what was kept is %s [paywall-analytics-5]',
  (kept) => {
    localStorage.setItem('nmt_order', kept);
    localStorage.setItem('nmt_purchases', kept);
    reportPurchase(PAGE, 'een');
    expect(purchases()).toEqual([['purchase', expect.objectContaining({ utm_medium: 'bank' })]]);
  },
);

it('the transaction of a payment is always the same, and that of another one another', () => {
  reportPurchase(PAGE, 'een');
  localStorage.clear();
  reportPurchase(PAGE, 'een');
  reportPurchase(PAGE, 'neen');
  const [first, again, other] = purchases().map(([, fields]) =>
    Reflect.get(fields as object, 'transaction_id'),
  );
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
