// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import { PaymentStatus } from '../../../../../../core/domain/paywall/payment/PaymentStatus.tsx';
import { paymentKeys } from '../../../../../../core/domain/paywall/payment/payment-keys.ts';
import { backend } from '../../../../support/backend.ts';
import { logged, tolerate } from '../../../../support/logged.ts';
import { setLogin, visitedPage } from '../../../user/visitor/reader.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setLogin(undefined);
  document.title = 'De krant';
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Shows the status of a payment whose server gives these answers in turn, and then repeats the last one. */
async function show(answers: readonly (object | number)[], values = {}, ref = '', brand?: string) {
  const asked: string[] = [];
  const others: string[] = [];
  backend({
    '*': ({ path, search }) => {
      if (!path.includes('/mollie/')) {
        others.push(path);
        return { permissions: [] };
      }
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 500;
      asked.push(path + search);
      return answer;
    },
  });
  const paid = vi.fn();
  const view = render(
    <PaymentStatus
      page={{
        ...visitedPage({ unique: Math.random(), ...(brand && { brand }) }),
        path: '/a',
        query: `?activationId=a%2Fb%3Fc${ref && `&paymentRef=${ref}`}`,
      }}
      config={mergePaywallConfig(values)}
      activationId="a/b?c"
      onPaid={paid}
    />,
  );
  await pass(0);
  return { asked, others, paid, ...view };
}

const ordered = (order = 'bestelling') => {
  const { key, returnTo } = paymentKeys.keyOf(order, `${location.origin}/a`);
  return { key, ref: new URL(returnTo).searchParams.get('paymentRef') ?? '' };
};

const headline = () => screen.getByRole('heading', { level: 2 });

it('says after 20 seconds of waiting that the tab may be closed, with a way to the site, until the outcome is known', async () => {
  await show([...Array(8).fill({ status: 'pending' }), { status: 'paid' }], { newsSiteUrl: '/krant/' });
  const text = () => screen.queryByText(/Je mag dit tabblad sluiten/);
  await pass(19_999);
  expect(text()).toBeNull();
  await pass(1);
  expect(screen.getByRole('status').contains(text())).toBe(true);
  expect(screen.getByRole('link', { name: /^Terug naar/ }).getAttribute('href')).toBe('/krant/');
  await pass(4000);
  expect(headline().textContent).toBe('De betaling is gelukt.');
  expect(text()).toBeNull();
});

describe('trying again after a payment that failed', () => {
  it.each(['canceled', 'expired', 'failed'])(
    'leads from %s to the page where the order was placed [payment-status-12, payment-status-13, payment-status-14]',
    async (status) => {
      history.replaceState(null, '', '/activeren?paywallId=proef&activationId=a%2Fb%3Fc&paymentRef=x');
      await show([{ status }]);
      const again = screen.getByRole('link', { name: 'Probeer het opnieuw' });
      expect(again.getAttribute('href')).toBe(`${location.origin}/activeren?paywallId=proef`);
    },
  );

  it('checks a payment once more whose outcome is not known, and makes no second one [payment-status-5, payment-status-18]', async () => {
    const answers = [...Array(11).fill({ status: 'pending' }), { status: 'open' }, { status: 'paid' }];
    const { asked, paid } = await show(answers);
    await pass(60_000);
    expect(asked).toHaveLength(11);
    expect(screen.getByText(/^We weten nog niet of je betaling is gelukt/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Probeer het opnieuw' })).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Probeer het opnieuw' }).click());
    await pass(0);
    expect(headline().textContent).toBe('Een moment s.v.p...');
    expect(document.activeElement).toBe(headline());
    await pass(3000);
    expect(headline().textContent).toBe('De betaling is gelukt.');
    expect(document.activeElement).toBe(headline());
    expect(screen.queryByText('Probeer het opnieuw')).toBeNull();
    expect(paid).toHaveBeenCalledOnce();
  });

  it('names the paper as the site is configured [payment-status-9, payment-status-15]', async () => {
    await show([{ status: 'failed' }], {}, '', 'De Bode');
    expect(document.title).toBe('Betaling - De Bode');
    expect(screen.getByRole('link', { name: 'Terug naar De Bode' })).toBeDefined();
    cleanup();
    await show([{ status: 'paid' }], {}, '', 'De Bode');
    expect(document.title).toBe('Betaling geslaagd - De Bode');
  });
});

describe('the return from the payment page', () => {
  it('requests the payment of the address, encoded, with its return address [payment-status-1]', async () => {
    history.replaceState(null, '', '/activeren?activationId=a%2Fb%3Fc&x=1');
    const { asked } = await show([{ status: 'paid' }]);
    const back = encodeURIComponent(`${location.origin}/activeren?x=1`);
    expect(asked).toEqual([`/paywall-api/api/mollie/payments/a%2Fb%3Fc?return_to=${back}`]);
  });

  it('waits, polls every three seconds and shows when it is paid [payment-status-4, payment-status-9, payment-status-10, payment-status-11, payment-status-18]', async () => {
    const { asked, paid } = await show([
      { status: 'open' },
      500,
      { status: 'pending' },
      {
        status: 'paid',
        activation_link: '/activeer/1',
        product_price: 4.25,
        subscription_months: 12,
        subscription_name: 'Digitaal',
      },
    ]);
    expect(headline().textContent).toBe('Een moment s.v.p...');
    expect(screen.getByText('De transactie is nog in behandeling.')).toBeDefined();
    expect(document.title).toBe('Betaling - NRC');
    expect(document.activeElement).toBe(document.body);
    const status = screen.getByRole('status');
    expect(status.getAttribute('aria-live')).toBe('polite');
    await pass(2999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    await pass(6000);
    expect(headline().textContent).toBe('De betaling is gelukt.');
    expect(document.title).toBe('Betaling geslaagd - NRC');
    expect(document.activeElement).toBe(headline());
    expect(paid).toHaveBeenCalledExactlyOnceWith('a/b?c', { subscription: 'Digitaal', value: 221 });
    await pass(60_000);
    expect(asked).toHaveLength(4);
    logged('error nmt payment-status: The status of a payment could not be loaded. HttpError:');
  });

  it('keeps the link for the tab and offers it [payment-status-2, payment-status-7, payment-status-15, payment-status-17]', async () => {
    const { others } = await show([
      { status: 'paid', activation_link: '/activeer/1', subscription_months: 1, product_price: '4.25' },
    ]);
    // A visitor who has paid may be a subscriber by now: the walls on the page are notified. Earlier tests may have
    // requested it as well.
    await vi.waitFor(() => expect(new Set(others)).toEqual(new Set(['/login-status'])));
    expect(screen.getByRole('link', { name: 'Activeer je abonnement' }).getAttribute('href')).toBe(
      '/activeer/1',
    );
    expect(sessionStorage.getItem('nmt_activation_link')).toBe('/activeer/1');
  });

  it.each(['https://elders.example/', 'javascript:alert(1)', undefined])(
    'offers no button to %s [payment-status-17]',
    async (link) => {
      await show([{ status: 'paid', activation_link: link }]);
      expect(screen.queryByRole('link', { name: 'Activeer je abonnement' })).toBeNull();
      expect(screen.getByText('De betaling is gelukt.')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Neem contact op met de klantenservice.' })).toBeDefined();
      expect(sessionStorage.getItem('nmt_activation_link')).toBeNull();
    },
  );

  it.each([
    ['canceled', 'De transactie is afgebroken'],
    ['expired', 'De transactie is verlopen'],
    ['failed', 'Er is iets misgegaan'],
    ['teruggedraaid', 'Er is iets misgegaan'],
  ])(
    'shows %s as such, without another call [payment-status-3, payment-status-6, payment-status-8, payment-status-12, payment-status-13, payment-status-14]',
    async (status, text) => {
      const { key, ref } = ordered();
      const other = ordered('een nieuwere, in een ander tabblad').key;
      const { asked } = await show(
        [{ status }],
        { newsSiteUrl: '/voorpagina/', customerServiceUrl: '/hulp/' },
        ref,
      );
      expect(headline().textContent).toBe(text);
      expect(screen.getByRole('link', { name: 'Terug naar NRC' }).getAttribute('href')).toBe('/voorpagina/');
      const contact = screen.queryByRole('link', { name: 'Neem contact op met de klantenservice.' });
      expect(contact?.getAttribute('href')).toBe(text === 'Er is iets misgegaan' ? '/hulp/' : undefined);
      const isCertain = status !== 'teruggedraaid';
      expect(screen.queryByText('Er is niets afgeschreven.') !== null).toBe(isCertain);
      expect(screen.queryByText(/^We weten nog niet of je betaling is gelukt/) !== null).toBe(!isCertain);
      await pass(60_000);
      expect(asked).toHaveLength(1);
      // If it has ended for certain, the same order is a new payment; otherwise it keeps its own.
      expect(ordered().key !== key).toBe(status !== 'teruggedraaid');
      expect(ordered('een nieuwere, in een ander tabblad').key).toBe(other);
    },
  );

  it.each([
    ['whose webhook is later than the last call', { status: 'pending' }, 11],
    ['that the server keeps no more', 410, 1],
  ])('makes no second payment beside one %s [payment-status-5]', async (_, answer, calls) => {
    tolerate('error nmt payment-status: The status of a payment could not be loaded. HttpError:');
    const { key, ref } = ordered();
    const { asked } = await show([answer], {}, ref);
    await pass(60_000);
    expect(headline().textContent).toBe('Er is iets misgegaan');
    expect(ordered().key).toBe(key);
    expect(asked).toHaveLength(calls);
  });

  it('forgets nothing where an old payment, loaded again, turns out to be over [payment-status-6]', async () => {
    const { ref, key: first } = ordered();
    await show([{ status: 'canceled' }], {}, ref);
    const { key: second } = ordered();
    expect(second).not.toBe(first);
    cleanup();
    await show([{ status: 'canceled' }], {}, ref);
    expect(headline().textContent).toBe('De transactie is afgebroken');
    expect(ordered().key).toBe(second);
  });

  it('gives up after eleven calls, failed ones included [payment-status-5, payment-status-16]', async () => {
    const { asked } = await show([{ status: 'pending' }, 500, 404, { status: 'open' }]);
    await pass(27_000);
    expect(headline().textContent).toBe('Een moment s.v.p...');
    await pass(60_000);
    expect(asked).toHaveLength(11);
    expect(headline().textContent).toBe('Er is iets misgegaan');
    logged('error nmt payment-status: The status of a payment could not be loaded. HttpError:');
  });

  it('ends with the view, and gives the title back [payment-status-16]', async () => {
    const { asked, unmount } = await show([{ status: 'open' }]);
    unmount();
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect(document.title).toBe('De krant');
  });
});
