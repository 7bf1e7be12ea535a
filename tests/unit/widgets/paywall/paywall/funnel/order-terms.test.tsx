// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { logged } from '../../../../support/logged.ts';
import { block, campaign, step } from './campaigns.ts';
import { PERSON, showFunnel } from './show-funnel.tsx';

const TYPES = '/paywall-api/api/web/subscription_types/front';
const PAYMENTS = '/paywall-api/api/mollie/payments/';
const ORDER = campaign([
  step([], { blocks: [block('mollie'), block('terms')], buttonLabel: 'Naar betalen' }),
]);

const typesWith = (more: object) => [
  {
    id: 1,
    products: [{ id: 7, label: { subscriptionName: 'Digitaal' }, period: 1, price: 4.25, ...more }],
  },
];

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** Two products of one type, and one of another. */
const CHOICE = [
  {
    id: 1,
    products: [7, 8].map((id) => ({ id, label: { subscriptionName: `Soort ${id}` }, period: 1, price: 4 })),
  },
  { id: 2, products: [{ id: 9, label: { subscriptionName: 'Soort 9' }, period: 1, price: 5 }] },
];

const conditions = () =>
  document.querySelector('[data-funnel-terms]')?.textContent?.replaceAll('\u00a0', ' ');

describe('the conditions above the button that pays', () => {
  it('name the amount due, how long the price holds, what comes after it, and the notice', async () => {
    const more = { price_months: 12, price_after: '5,75', notice_months: 1 };
    const { button } = await showFunnel(ORDER, { answers: { [TYPES]: typesWith(more) } });
    expect(conditions()).toBe(
      'Nu te betalen: € 18,42, voor 1 maand. De prijs van € 4,25 per week geldt 1 jaar. Daarna betaal je € 5,75 per week. De opzegtermijn is 1 maand.',
    );
    const terms = document.querySelector('[data-funnel-terms]') as Element;
    expect(
      terms.compareDocumentPosition(button('Naar betalen')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('name a price that does not change once', async () => {
    const more = { price_months: 1, price_after: 4.25, notice_months: 0 };
    await showFunnel(ORDER, { answers: { [TYPES]: typesWith(more) } });
    expect(conditions()).toBe(
      'Nu te betalen: € 18,42, voor 1 maand. De prijs van € 4,25 per week is geen introductieprijs. Je kunt altijd direct opzeggen.',
    );
  });

  it('name the price that is paid, not the label, and no later price without the time of its start', async () => {
    const label = { subscriptionName: 'Digitaal', priceWeekly: 4 };
    await showFunnel(ORDER, { answers: { [TYPES]: typesWith({ label, price_months: 2 }) } });
    expect(conditions()).toContain('De prijs van € 4,25 per week geldt 2 maanden. Hoe lang');
    cleanup();
    await showFunnel(ORDER, { answers: { [TYPES]: typesWith({ price_after: 5.75, notice_months: 1 }) } });
    expect(conditions()).toContain('voor 1 maand. De opzegtermijn is 1 maand. Hoe lang');
    logged('warn nmt funnel: The product 7 has a "label.priceWeekly" that is not its "price";');
  });

  it('refer to the terms for what the service does not send, and count the identity check [payment-6]', async () => {
    await showFunnel(ORDER, { answers: { [TYPES]: typesWith({}) }, config: { identityCheck: true } });
    expect(conditions()).toMatch(
      /^Nu te betalen: € 18,43, voor 1 maand en de identiteitscontrole\. Hoe lang deze prijs geldt, .*algemene voorwaarden\.$/,
    );
  });
});

describe('a payment that was cancelled', () => {
  it('leads back to the form as it was sent, without the bank account', async () => {
    const answers = { [PAYMENTS]: 'https://pay.mollie.com/1' };
    const config = { signupFields: ['iban'] };
    const first = await showFunnel(ORDER, { answers, config });
    await first.fill({ ...PERSON, IBAN: 'NL91ABNA0417164300' });
    first.field('Ik ga akkoord').click();
    await first.press('Naar betalen');
    expect(first.calls(PAYMENTS)).toHaveLength(1);
    cleanup();
    const again = await showFunnel(ORDER, { answers, config });
    expect(again.field('Achternaam').value).toBe('Jansen');
    expect(again.field('E-mailadres').value).toBe('a.jansen@post.nl');
    expect(again.field('Ik ga akkoord').checked).toBe(true);
    expect(again.field('IBAN').value).toBe('');
    expect(sessionStorage.getItem('nmt_order_form')).not.toContain('NL91');
  });

  describe('with products to choose from', () => {
    const answers = { [TYPES]: CHOICE, [PAYMENTS]: 'https://pay.mollie.com/1' };
    const ordered = (view: Awaited<ReturnType<typeof showFunnel>>) =>
      view.calls(PAYMENTS).map(({ body }) => body as { product: number; return_to: string });

    /** Orders the second product at an address, and leaves for the payment page. */
    const orderAt = async (address: string) => {
      history.replaceState(null, '', address);
      const view = await showFunnel(ORDER, { answers });
      await userEvent.click(screen.getByRole('radio', { name: /Soort 8/ }));
      await view.fill(PERSON);
      view.field('Ik ga akkoord').click();
      await view.press('Naar betalen');
      cleanup();
      return ordered(view)[0];
    };

    const orderAgainAt = async (address: string) => {
      history.replaceState(null, '', address);
      const view = await showFunnel(ORDER, { answers });
      expect(view.field('Achternaam').value).toBe('Jansen');
      await view.press('Naar betalen');
      return ordered(view)[0]?.product;
    };

    it('leads back to the product that was chosen, also from an address that named another [payment-7]', async () => {
      const { product, return_to: back } = (await orderAt('/bestel?product=7&paywallId=a')) ?? {};
      expect(product).toBe(8);
      expect(back).toBe(`${location.origin}/bestel?product=8&paywallId=a`);
      expect(location.search).toBe('?product=8&paywallId=a');
      expect(await orderAgainAt(String(back))).toBe(8);
    });

    it('leaves an address without a product as it is [payment-7]', async () => {
      const { return_to: back } = (await orderAt('/bestel')) ?? {};
      expect(back).toBe(`${location.origin}/bestel`);
      expect(location.search).toBe('');
      expect(await orderAgainAt('/bestel')).toBe(8);
    });

    it.each([7, 9])('gives way to the product of a link, %i, and keeps the other fields', async (id) => {
      await orderAt('/bestel');
      expect(await orderAgainAt(`/bestel?product=${id}`)).toBe(id);
    });
  });

  it('is not shown to another login', async () => {
    const answers = { [PAYMENTS]: 'https://pay.mollie.com/1' };
    const first = await showFunnel(ORDER, { answers });
    await first.fill(PERSON);
    first.field('Ik ga akkoord').click();
    await first.press('Naar betalen');
    cleanup();
    const login = { uuid: 'mina', permissions: [] };
    const other = await showFunnel(ORDER, { answers, login });
    expect(other.field('Achternaam').value).toBe('');
  });
});
