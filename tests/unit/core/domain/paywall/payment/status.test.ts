import { describe, expect, it } from 'vitest';
import {
  MAX_CALLS,
  POLL_INTERVAL,
  paymentViewOf,
} from '../../../../../../core/domain/paywall/payment/status.ts';

describe('the view of a payment', () => {
  it.each(['open', 'pending'])(
    'waits while it is %s, for eleven calls of three seconds [payment-status-3, payment-status-4, payment-status-5]',
    (status) => {
      expect([POLL_INTERVAL, MAX_CALLS]).toEqual([3000, 11]);
      for (let calls = 1; calls <= 10; calls += 1)
        expect(paymentViewOf({ status }, calls).view).toBe('waiting');
      expect(paymentViewOf({ status }, 11)).toEqual({ view: 'failed', isCertain: false, retry: 'check' });
    },
  );

  it.each(['canceled', 'expired', 'failed'] as const)(
    'shows %s as such at once [payment-status-6]',
    (status) => {
      expect(paymentViewOf({ status }, 1)).toEqual({ view: status, isCertain: true, retry: 'order' });
    },
  );

  it('gives the link of a payment that succeeded, also at the last call [payment-status-7]', () => {
    expect(paymentViewOf({ status: 'paid', activation_link: '/a' }, 11)).toEqual({
      view: 'paid',
      link: '/a',
    });
  });

  it.each(['', 'PAID', 'refunded', 'constructor'])('takes %j for a failure [payment-status-8]', (status) => {
    expect(paymentViewOf({ status }, 1)).toEqual({
      view: 'failed',
      isCertain: false,
      retry: 'check',
    });
  });

  it('counts a failed call as one of the retries, and gives up on a deleted payment [payment-status-16]', () => {
    expect(paymentViewOf('failed', 1).view).toBe('waiting');
    expect(paymentViewOf('failed', 11).view).toBe('failed');
    expect(paymentViewOf('gone', 1)).toEqual({ view: 'failed', isCertain: false, retry: 'order' });
  });
});
