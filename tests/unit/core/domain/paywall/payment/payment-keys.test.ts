// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageKeys } from '../../../../../../core/domain/paywall/payment/idempotency-keys.ts';
import { paymentKeys } from '../../../../../../core/domain/paywall/payment/payment-keys.ts';
import {
  MAX_CALLS,
  paymentViewOf,
  type StatusResult,
} from '../../../../../../core/domain/paywall/payment/status.ts';

const HERE = `${location.origin}/nieuws/a?x=1#modal=custom`;
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const keyOf = (order: string) => paymentKeys.keyOf(order, HERE).key;
/** The address to which the payment page returns. */
const returned = (returnTo: string, activationId: string) => {
  const address = new URL(returnTo);
  address.searchParams.set('activationId', activationId);
  return address.href;
};

describe('the keys of payments', () => {
  it('are the same for the same order, for a day', () => {
    const first = keyOf('a');
    expect(first).toMatch(/^"[\da-f-]{36}"$/);
    vi.setSystemTime(Date.now() + 24 * HOUR - 1);
    expect(keyOf('a')).toBe(first);
    vi.setSystemTime(Date.now() + 1);
    const second = keyOf('a');
    expect(second).not.toBe(first);
    // A clock that is corrected causes no second payment.
    vi.setSystemTime(Date.now() - HOUR);
    expect(keyOf('a')).toBe(second);
  });

  it('stay with their order, whatever else is ordered between', () => {
    const [first, second] = [keyOf('a'), keyOf('b')];
    expect(first).not.toBe(second);
    expect([keyOf('a'), keyOf('b')]).toEqual([first, second]);
    for (let other = 0; other < 18; other += 1) keyOf(`ander ${other}`);
    expect([keyOf('a'), keyOf('b')]).toEqual([first, second]);
    keyOf('een te veel');
    expect(keyOf('a')).not.toBe(first);
  });

  it('leave the return address as it is, and name themselves in that of a further order there [payment-7]', () => {
    expect(paymentKeys.keyOf('a', HERE).returnTo).toBe(HERE);
    expect(paymentKeys.keyOf('a', HERE).returnTo).toBe(HERE);
    const { key, returnTo } = paymentKeys.keyOf('b', HERE);
    expect(returnTo).toMatch(/\/nieuws\/a\?x=1&paymentRef=\w+#modal=custom$/);
    expect(returnTo).not.toContain(key.slice(1, 9));
    expect(paymentKeys.keyOf('c', `${location.origin}/nieuws/b`).returnTo).toBe(
      `${location.origin}/nieuws/b`,
    );
  });

  it('have a return address each, also after the end of a payment and after a day', () => {
    const before = keyOf('a');
    paymentKeys.forgetReturned('1', returned(HERE, '1'));
    const again = paymentKeys.keyOf('a', HERE);
    expect(again.key).not.toBe(before);
    expect(again.returnTo).toContain('paymentRef=');
    // If a page is reloaded, the newer payment is kept.
    paymentKeys.forgetReturned('1', returned(HERE, '1'));
    expect(keyOf('a')).toBe(again.key);
    vi.setSystemTime(Date.now() + 25 * HOUR);
    expect(paymentKeys.keyOf('a', HERE).returnTo).toContain('paymentRef=');
  });

  it.each(['kapot', '{}', '[]', '{"value":[],"savedAt":0}', '{"value":[null,7,{"key":"x"}],"savedAt":0}'])(
    'are made anew where storage holds %s',
    (stored) => {
      localStorage.setItem('nmt_payment_keys', stored);
      expect(keyOf('a')).toBe(keyOf('a'));
    },
  );

  it('are forgotten one by one', () => {
    const [first, second] = [keyOf('a'), keyOf('b')];
    paymentKeys.forget(first);
    expect(keyOf('b')).toBe(second);
    expect(keyOf('a')).not.toBe(first);
  });

  it('live with the page for a registration', () => {
    const page = createPageKeys();
    const first = page.keyOf('b');
    expect(page.keyOf('b')).toBe(first);
    page.forget('"een ander"');
    expect(page.keyOf('b')).toBe(first);
    page.forget(first);
    expect(page.keyOf('b')).not.toBe(first);
    expect(page.keyOf('c')).not.toBe(page.keyOf('b'));
  });
});

it('gives up neither of two orders that a return may mean', () => {
  const at = (query: string) => `${location.origin}/nieuws/b${query}`;
  const keys = () => [paymentKeys.keyOf('a', at('?x=1')).key, paymentKeys.keyOf('b', at('?y=1')).key];
  const before = keys();
  paymentKeys.forgetReturned('1', at('?x=1&y=1&activationId=1'));
  expect(keys()).toEqual(before);
});

it('frees the return address of a former order after a month', () => {
  keyOf('a');
  paymentKeys.forgetReturned('1', returned(HERE, '1'));
  vi.setSystemTime(Date.now() + 31 * 24 * HOUR);
  keyOf('b');
  expect(localStorage.getItem('nmt_payment_keys')?.match(/"key"/g)).toHaveLength(1);
});

it.each([
  ['?x=1&activationId=1', true],
  ['?activationId=1&x=1', true],
  ['?x=1', false],
  ['?x=1&activationId=2', false],
  ['?x=2&activationId=1', false],
  ['?x=1&activationId=1&paymentRef=abc', false],
  ['?x=1&utm_source=bank&status=canceled&activationId=1', true],
])('a return to %s ends the payment of ?x=1: %s', (query, isEnded) => {
  const key = keyOf('a');
  paymentKeys.forgetReturned('1', `${location.origin}/nieuws/a${query}`);
  expect(keyOf('a') !== key).toBe(isEnded);
});

/** A payment on a server, which identifies it by its key. */
interface Payment {
  readonly order: string;
  readonly address: string;
  readonly activationId: string;
  status: 'open' | 'paid' | 'canceled' | 'expired' | 'failed';
}

/** A server that answers a known key with the existing payment. */
class Server {
  readonly payments = new Map<string, Payment>();

  start(order: string): Payment {
    const { key, returnTo } = paymentKeys.keyOf(order, HERE);
    const activationId = String(this.payments.size);
    const address = returned(returnTo, activationId);
    const payment = this.payments.get(key) ?? { order, address, activationId, status: 'open' };
    this.payments.set(key, payment);
    return payment;
  }
}

/** The actions of a tab that shows the result of a payment, possibly again. */
function show(
  { address, activationId, status }: Payment,
  answer: 'status' | 'unknown' | 'gone' | 'failed',
): void {
  const asked: StatusResult =
    answer === 'status' ? { status } : answer === 'unknown' ? { status: 'teruggedraaid' } : answer;
  const view = paymentViewOf(asked, MAX_CALLS);
  if ('isCertain' in view && view.isCertain) paymentKeys.forgetReturned(activationId, address);
}

const action = fc.oneof(
  fc.record({ do: fc.constant('order' as const), order: fc.constantFrom('a', 'b', 'c') }),
  fc.record({
    do: fc.constant('end' as const),
    payment: fc.nat(30),
    status: fc.constantFrom('paid' as const, 'canceled' as const, 'expired' as const, 'failed' as const),
  }),
  // Any tab that once returned from a payment may be reloaded at any time.
  fc.record({
    do: fc.constant('show' as const),
    payment: fc.nat(30),
    answer: fc.constantFrom('status', 'status', 'unknown', 'gone', 'failed'),
  }),
);

describe('whatever the tabs of a browser do, one after another', () => {
  it('no order has two payments that may be paid, and one that is over is not found again', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        localStorage.clear();
        const server = new Server();
        const nth = (index: number) => [...server.payments.values()][index % (server.payments.size || 1)];
        for (const happens of actions) {
          if (happens.do === 'order') server.start(happens.order);
          const payment = 'payment' in happens ? nth(happens.payment) : undefined;
          if (!payment) continue;
          if (happens.do === 'end' && payment.status === 'open') payment.status = happens.status;
          if (happens.do !== 'show') continue;
          show(payment, happens.answer);
          // After the end of a payment, the same order gets another payment page, regardless of which was requested
          // last.
          const isOver = ['canceled', 'expired', 'failed'].includes(payment.status);
          if (isOver && happens.answer === 'status') expect(server.start(payment.order)).not.toBe(payment);
        }
        for (const order of ['a', 'b', 'c']) {
          const alive = [...server.payments.values()].filter(
            (payment) => payment.order === order && ['open', 'paid'].includes(payment.status),
          );
          expect(alive.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 300 },
    );
  });
});
