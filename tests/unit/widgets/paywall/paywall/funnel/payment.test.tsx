// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  paymentReturn,
  registrationReturn,
} from '../../../../../../core/domain/paywall/payment/return-address.ts';
import { paymentDestination } from '../../../../../../widgets/paywall/paywall/funnel/effects.ts';
import { logged, tolerate } from '../../../../support/logged.ts';
import { block, campaign, step } from './campaigns.ts';
import { PERSON, showFunnel } from './show-funnel.tsx';

beforeEach(() => {
  tolerate('error nmt funnel: The payment failed; what was filled in is kept. HttpError: POST');
});

const PAYMENTS = '/paywall-api/api/mollie/payments/';
const PAGE = 'https://pay.mollie.com/checkout/1';
const ORDER = campaign([
  step([], { blocks: [block('header', 'Bestel'), block('mollie')], buttonLabel: 'Betaal' }),
]);

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const networkDown = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};

async function order(answer: object | string | number | (() => Promise<never>), options = {}) {
  const shown = await showFunnel(ORDER, { answers: { [PAYMENTS]: answer }, ...options });
  await shown.fill(PERSON);
  return { ...shown, payments: () => shown.calls(PAYMENTS) };
}

describe('paying', () => {
  it('posts the request and opens the payment page [payment-1, payment-3, payment-7, funnel-flow-2]', async () => {
    history.replaceState(null, '', '/nieuws/a?activationId=9&gaa_at=1&x=1&email=a%40b.nl');
    const { press, payments, assign, events } = await order(PAGE);
    await press('Betaal');
    expect(payments()).toMatchObject([
      {
        method: 'POST',
        body: {
          initials: 'A.B.',
          infix: '',
          surname: 'Jansen',
          email: 'a.jansen@post.nl',
          street: '',
          number: '',
          suffix: '',
          postalcode: '',
          city: '',
          campaign: 'proef',
          product: 100,
          return_to: `${location.origin}/nieuws/a?x=1`,
          activate: false,
        },
      },
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(PAGE);
    expect(events).toContainEqual({ type: 'payment-posted', productId: 100 });
  });

  it('activates for logged-in visitors under the same address [payment-2, payment-7]', async () => {
    const login = { permissions: [], emailAddress: ' A.Jansen@Post.NL ' };
    const { press, payments, fill } = await order(PAGE, { login });
    await fill({ 'E-mailadres': 'a.jansen@post.nl' });
    await press('Betaal');
    expect(payments()[0]?.body).toMatchObject({ activate: true });
  });

  it('does not activate the account of another logged-in visitor [payment-2]', async () => {
    const login = { permissions: [], emailAddress: 'b.pietersen@post.nl' };
    const { press, payments, fill } = await order(PAGE, { login });
    await fill({ 'E-mailadres': 'a.jansen@post.nl' });
    await press('Betaal');
    expect(payments()[0]?.body).toMatchObject({ email: 'a.jansen@post.nl', activate: false });
  });

  it('can be tried again where the payment page does not open, from the same button and under the same key [funnel-flow-12]', async () => {
    const { press, payments, assign, button } = await order(PAGE);
    const pay = button('Betaal');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await press('Betaal');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(pay.getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(pay.getAttribute('aria-busy')).toBeNull();
    // The visitor's focus stays where it is.
    expect(pay.isConnected).toBe(true);
    expect(document.activeElement).toBe(pay);
    await press('Betaal');
    expect(payments()[1]?.key).toBe(payments()[0]?.key);
    expect(assign).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['https://pay.mollie.com/x', true],
    ['https://mollie.com/x', true],
    ['http://localhost:3000/betaal', true],
    ['https://localhost:3000/betaal', true],
    ['https://localhost:3001/betaal', false],
    ['http://mollie.com/x', false],
    ['https://mollie.com.elders.example/', false],
    ['https://nepmollie.com/', false],
    ['https://iemand@mollie.com/', false],
    ['/betaal?https', false],
    ['//mollie.com/', false],
    ['javascript:alert("https://mollie.com")', false],
    ['https:\\\\mollie.com', false],
    ['nergens https', false],
  ])('opens %s: %s [payment-3, payment-4]', (address, isFine) => {
    history.replaceState(null, '', '/');
    const own = address.replace('localhost:3000', location.host);
    expect(paymentDestination(own, ['mollie.com']) !== undefined).toBe(isFine);
  });

  it('keeps the values where it fails, and shows only the site’s message [payment-4, payment-8]', async () => {
    const { press, assign, field, button } = await order('https://elders.example/https');
    await press('Betaal');
    expect(assign).not.toHaveBeenCalled();
    expect(field('Achternaam').value).toBe('Jansen');
    expect(button('Betaal').getAttribute('aria-disabled')).toBeNull();
    expect(
      [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join(''),
    ).toBe('');
    expect(logged(/^error/).join()).toContain('payment failed');
    cleanup();
    const received = await order(500, { config: { paymentErrorText: 'Het lukte niet.' } });
    await received.press('Betaal');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Het lukte niet.'));
  });

  it('opens an address that is sent as plain text, too [payment-3]', async () => {
    const { press, assign, payments } = await order(async () => new Response(`${PAGE}\n`) as never);
    await press('Betaal');
    expect(payments()).toHaveLength(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith(PAGE);
  });

  it.each(['<p>https://mollie.com/', '{"url":"https://mollie.com/"}', '7', ''])(
    'opens nothing where %j is sent [payment-3, payment-4]',
    async (text) => {
      const { press, assign, button } = await order(async () => new Response(text) as never);
      await press('Betaal');
      expect(assign).not.toHaveBeenCalled();
      expect(button('Betaal').getAttribute('aria-disabled')).toBeNull();
    },
  );

  it('is busy and sends nothing more while a payment is under way, and after it [funnel-flow-12]', async () => {
    let answer = (_: Response) => {};
    const { button, payments, field } = await order(PAGE);
    const server = fetch;
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
      void server(url, init);
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    });
    await userEvent.dblClick(button('Betaal'));
    await act(() => vi.dynamicImportSettled());
    expect(button('Betaal').getAttribute('aria-busy')).toBe('true');
    // The visitor cannot type while the payment is pending, so that no typing is lost.
    expect(field('Achternaam').readOnly).toBe(true);
    await userEvent.keyboard('{Enter}');
    await act(async () => answer(Response.json(PAGE)));
    await userEvent.click(button('Betaal'));
    expect(payments()).toHaveLength(1);
    expect(button('Betaal').getAttribute('aria-busy')).toBe('true');
    // Returned from the payment page, from the back/forward cache: the same order keeps its key.
    const event = Object.assign(new Event('pageshow'), { persisted: true });
    await act(async () => dispatchEvent(event));
    await userEvent.click(button('Betaal'));
    await act(async () => answer(Response.json(PAGE)));
    expect(payments().map(({ key }) => key)).toEqual([payments()[0]?.key, payments()[0]?.key]);
  });

  it('keeps its key through a lost connection and a reload, and changes it with the order', async () => {
    const lost = await order(networkDown);
    await lost.press('Betaal');
    await lost.press('Betaal');
    const [first, second] = lost.payments();
    expect(second?.key).toBe(first?.key);
    cleanup();
    // The page was reloaded: only storage is left.
    const again = await order(PAGE);
    await again.press('Betaal');
    expect(again.payments()[0]?.key).toBe(first?.key);
    cleanup();
    const other = await order(PAGE);
    await other.fill({ Achternaam: 'Pietersen' });
    await other.press('Betaal');
    expect(other.payments()[0]?.key).not.toBe(first?.key);
    expect(localStorage.getItem('nmt_payment_keys')).not.toContain('Pietersen');
  });

  it('takes another key where the server will never take the order under this one', async () => {
    const { press, payments } = await order(422);
    await press('Betaal');
    await press('Betaal');
    const [first, second] = payments();
    expect(second?.key).not.toBe(first?.key);
  });
});

it('requests the same payment from another page, with the address of the first request [payment-7]', async () => {
  history.replaceState(null, '', '/nieuws/a#modal=custom');
  const first = await order(networkDown);
  await first.press('Betaal');
  cleanup();
  history.replaceState(null, '', '/nieuws/b?utm_medium=email');
  const second = await order(PAGE);
  await second.press('Betaal');
  const [one, two] = [...first.payments(), ...second.payments()];
  expect(two?.key).toBe(one?.key);
  expect(two?.body).toEqual(one?.body);
  // A forged entry in storage leads to no other site.
  const kept = JSON.parse(localStorage.getItem('nmt_payment_keys') ?? '{}');
  kept.value[0].returnTo = 'https://elders.example/';
  localStorage.setItem('nmt_payment_keys', JSON.stringify(kept));
  cleanup();
  const third = await order(PAGE);
  await third.press('Betaal');
  expect(third.payments()[0]?.body).toMatchObject({ return_to: expect.stringMatching(/\/nieuws\/b/) });
});

it.each([408, 409, 425, 429, 500, 503])('keeps its key after a %d, and asks again', async (status) => {
  const { press, payments } = await order(status);
  await press('Betaal');
  await press('Betaal');
  const [first, second] = payments();
  expect(second?.key).toBe(first?.key);
});

describe('where it leads back to', () => {
  it('leaves out the payment’s own parameters and private ones [payment-7, gift-article-view-3]', () => {
    expect(
      paymentReturn(
        'https://krant.example/a?activationId=1&gaa_ts=2&email=x&id_token=y&gift_token=g&step=2#z',
      ),
    ).toBe('https://krant.example/a?step=2#z');
  });

  it('ends in #account-created, on an allowed page [registration-3, registration-14]', () => {
    const at = (search: string) => ({ search, origin: 'https://krant.example', pathname: '/nieuws/a' });
    const safe = (address: string) =>
      address.startsWith('https://abonneren.example/') ? address : undefined;
    const lead = (search: string) => registrationReturn(safe, at(search));
    expect(lead('')).toBe('/nieuws/a#account-created');
    expect(lead('?return_to=%2Fsport%2F%23deel')).toBe('/sport/#account-created');
    expect(lead(`?return_to=${encodeURIComponent('https://krant.example/sport/?x=1')}`)).toBe(
      '/sport/?x=1#account-created',
    );
    expect(lead('?return_to=/tag/c++/')).toBe('/tag/c++/#account-created');
    expect(lead('?return_to=https%3A%2F%2Fabonneren.example%2Fx')).toBe(
      'https://abonneren.example/x#account-created',
    );
    for (const bad of ['https://elders.example/', '//elders.example', 'javascript:alert(1)', '/\\elders']) {
      expect(lead(`?return_to=${encodeURIComponent(bad)}`)).toBe('/nieuws/a#account-created');
    }
  });
});
