// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { rememberOrder, reportPurchase } from '../../../../../core/domain/paywall/purchases.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { tracked } from '../../../support/tracked.ts';

let page: Page;
const ORDER = {
  paywall_id: 'artikel',
  campaign_name: 'Premium',
  paywall_type: 'hard',
  utm_medium: 'email',
  utm_campaign: undefined,
};

beforeEach(() => {
  page = { path: '/betaald/', query: '?activationId=geheim&utm_medium=bank', config: {} } as Page;
  localStorage.clear();
});

it('reports a purchase with the funnel it was ordered in, and without its activation [paywall-analytics-5, paywall-analytics-3]', async () => {
  rememberOrder(ORDER, 12);
  reportPurchase(page, 'geheim', { subscription: 'Digitaal', value: 221 });
  expect(await tracked()).toEqual([
    {
      event: 'purchase',
      ...ORDER,
      transaction_id: expect.stringMatching(/^[a-z\d]{8,14}$/),
      value: 221,
      currency: 'EUR',
      item_id: '12',
      item_name: 'Digitaal',
    },
  ]);
  expect(JSON.stringify([await tracked(), { ...localStorage }])).not.toContain('geheim');
});

it.each([
  ['7', '7'],
  ['a%2Fb', undefined],
  ['', undefined],
])(
  'names the funnel %j of the activation page if no order is stored [paywall-analytics-3]',
  async (id, named) => {
    reportPurchase({ ...page, query: `?activationId=een&paywallId=${id}` }, 'een');
    expect((await tracked()).map((entry) => entry.paywall_id)).toEqual([named]);
  },
);

it('names the funnel of the order rather than that of the page [paywall-analytics-3]', async () => {
  rememberOrder(ORDER, 12);
  reportPurchase({ ...page, query: '?activationId=een&paywallId=7' }, 'een');
  expect(await tracked()).toEqual([expect.objectContaining({ paywall_id: 'artikel' })]);
});

it('reports each activation once, also after a reload and in another tab [paywall-analytics-5]', async () => {
  reportPurchase(page, 'een');
  reportPurchase(page, 'een');
  reportPurchase(page, 'twee');
  expect(await tracked()).toHaveLength(2);
});

it.each(['geen json', '{"value":{"paywall_id":7},"savedAt":1}', '{"value":null,"savedAt":1}'])(
  'reports what is known where what was kept is %s [paywall-analytics-5]',
  async (kept) => {
    localStorage.setItem('nmt_order', kept);
    localStorage.setItem('nmt_purchases', kept);
    reportPurchase(page, 'een');
    expect(await tracked()).toEqual([expect.objectContaining({ event: 'purchase', utm_medium: 'bank' })]);
  },
);

it('the transaction of a payment is always the same, and that of another one another', async () => {
  reportPurchase(page, 'een');
  localStorage.clear();
  reportPurchase(page, 'een');
  reportPurchase(page, 'neen');
  const [first, again, other] = (await tracked()).map((entry) => entry.transaction_id);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
