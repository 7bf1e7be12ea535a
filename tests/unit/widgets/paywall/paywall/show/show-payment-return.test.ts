// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import { MAY_BE_CHARGED } from '../../../../../../core/domain/paywall/payment/texts.ts';
import type { PaywallRequest } from '../../../../../../widgets/paywall/paywall/show/paywall-request.ts';
import { showPaymentReturn } from '../../../../../../widgets/paywall/paywall/show/show-payment-return.tsx';
import { setLogin, visitedPage } from '../../../../core/user/visitor/reader.ts';
import { backend } from '../../../../support/backend.ts';
import { logged } from '../../../../support/logged.ts';

const broken = vi.hoisted(() => ({ by: undefined as Error | undefined }));
vi.mock('../../../../../../core/domain/paywall/payment/use-payment-status.ts', async (original) => {
  const { usePaymentStatus } = await original<{ usePaymentStatus: (...given: unknown[]) => unknown }>();
  return {
    usePaymentStatus(...given: unknown[]) {
      if (broken.by) throw broken.by;
      return usePaymentStatus(...given);
    },
  };
});

beforeEach(() => {
  broken.by = undefined;
  setLogin(undefined);
  backend({
    'GET /login-status': { permissions: [] },
    '*': ({ path }) => (path.includes('/mollie/') ? { status: 'canceled' } : { permissions: [] }),
  });
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

function request(from: PaywallRequest['from']) {
  const hook = document.createElement('div');
  document.body.append(hook);
  const ending = new AbortController();
  const page = visitedPage({ unique: Math.random() });
  const made: PaywallRequest = {
    hook,
    page,
    signal: ending.signal,
    from,
    slug: undefined,
    isExpected: false,
    values: {},
  };
  return { hook, end: () => ending.abort(), made };
}

const views = () => document.querySelectorAll('[data-payment-view="canceled"]');

describe('the status of a payment on a page with a wall', () => {
  it.each([
    ['activation', true],
    ['decision', false],
  ] as const)(
    'stands in the place of "%s", or before it, once [paywall-activate-page-2, payment-status-16]',
    async (from, isInside) => {
      const first = request(from);
      const second = request(from);
      for (const { made } of [first, second]) showPaymentReturn(made, mergePaywallConfig(), 'a1');
      await vi.waitFor(() => expect(views()).toHaveLength(1));
      expect(first.hook.contains(views()[0] ?? null)).toBe(isInside);
      expect(document.title).toBe('Betaling - NRC');
      first.end();
      expect(document.querySelector('[data-payment-return]')).toBeNull();
      showPaymentReturn(first.made, mergePaywallConfig(), 'a1');
      expect(document.querySelector('[data-payment-return]')).toBeNull();
    },
  );

  it('gives way to a text with ways on if it cannot be shown [payment-status-15]', () => {
    broken.by = new Error('broken');
    const { made, end } = request('decision');
    showPaymentReturn(made, mergePaywallConfig({ customerServiceUrl: '/hulp/' }), 'a1');
    expect(logged('error')).toEqual([
      ['nmt paywall:', 'The status of the payment could not be shown; a text takes its place.', broken.by],
    ]);
    const shown = document.querySelector<HTMLElement>('[data-payment-return]');
    expect(shown?.querySelector('[role="alert"]')?.textContent).toContain(MAY_BE_CHARGED);
    const links = [...(shown?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
    expect(links).toEqual([
      ['/hulp/', 'Neem contact op met de klantenservice.'],
      ['/', 'Terug naar NRC'],
    ]);
    end();
    expect(document.querySelector('[data-payment-return]')).toBeNull();
  });
});
