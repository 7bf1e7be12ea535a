// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logged } from '../../../../support/logged.ts';
import { block, campaign, step } from './campaigns.ts';
import { CONDITIONS, PERSON, showFunnel } from './show-funnel.tsx';

const TYPES = '/paywall-api/api/web/subscription_types/front';
const PAYMENTS = '/paywall-api/api/mollie/payments/';
const ORDER = campaign([step([], { blocks: [block('mollie'), block('terms')], buttonLabel: 'Koop nu' })]);

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

/** Two products of one type and one product of another type. */
const CHOICE = [
  {
    id: 1,
    products: [7, 8].map((id) => ({
      id,
      label: { subscriptionName: `Soort ${id}` },
      period: 1,
      price: 4,
      ...CONDITIONS,
    })),
  },
  {
    id: 2,
    products: [{ id: 9, label: { subscriptionName: 'Soort 9' }, period: 1, price: 5, ...CONDITIONS }],
  },
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
    expect(terms.compareDocumentPosition(button('Koop nu')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('name a price that does not change once', async () => {
    const more = { price_months: 1, price_after: 4.25, notice_months: 0 };
    await showFunnel(ORDER, { answers: { [TYPES]: typesWith(more) } });
    expect(conditions()).toBe(
      'Nu te betalen: € 18,42, voor 1 maand. De prijs van € 4,25 per week is geen introductieprijs. Je kunt altijd direct opzeggen.',
    );
  });

  it('name the price that is paid, not the label, and count the identity check [payment-6]', async () => {
    const label = { subscriptionName: 'Digitaal', priceWeekly: 4 };
    const answers = { [TYPES]: typesWith({ ...CONDITIONS, label, price_months: 2 }) };
    await showFunnel(ORDER, { answers, config: { identityCheck: true } });
    expect(conditions()).toBe(
      'Nu te betalen: € 18,43, voor 1 maand en de identiteitscontrole. De prijs van € 4,25 per week geldt 2 maanden. Daarna betaal je € 5,00 per week. De opzegtermijn is 1 maand.',
    );
    logged('warn nmt funnel: The product 7 has a "label.priceWeekly" that is not its "price";');
  });

  it.each([
    ['price_months', 'Nu te betalen: € 18,42, voor 1 maand. De opzegtermijn is 1 maand.'],
    [
      'price_after',
      'Nu te betalen: € 18,42, voor 1 maand. De prijs van € 4,25 per week geldt 1 jaar. De opzegtermijn is 1 maand.',
    ],
    [
      'notice_months',
      'Nu te betalen: € 18,42, voor 1 maand. De prijs van € 4,25 per week geldt 1 jaar. Daarna betaal je € 5,00 per week.',
    ],
  ])('leave out what the service does not send, and the console names it: %s', async (field, expected) => {
    const answers = { [TYPES]: typesWith({ ...CONDITIONS, [field]: undefined }) };
    const { button } = await showFunnel(ORDER, { answers });
    expect(conditions()).toBe(expected);
    expect(button('Koop nu')).toBeTruthy();
    logged(`warn nmt funnel: The product 7 is ordered without all of the conditions`);
  });

  it('do not keep away an order of a product with the fields of the specification alone [subscription-types-2, payment-1]', async () => {
    const answers = { [TYPES]: typesWith({ zeno_id: 'Z7' }), [PAYMENTS]: 'https://pay.mollie.com/1' };
    const { press, fill, field, calls } = await showFunnel(ORDER, { answers });
    expect(conditions()).toBe('Nu te betalen: € 18,42, voor 1 maand.');
    await fill(PERSON);
    field('Ik ga akkoord').click();
    await press('Koop nu');
    expect(calls(PAYMENTS)).toMatchObject([{ body: { product: 7 } }]);
    logged('no valid "price_months", "price_after", "notice_months"');
  });

  const WITHOUT_PERIOD = { ...CONDITIONS, period: undefined };

  it('have the amount due, or the order is not offered and the console says why', async () => {
    await showFunnel(ORDER, { answers: { [TYPES]: typesWith(WITHOUT_PERIOD) } });
    expect(conditions()).toBe('Dit abonnement kun je nu niet bestellen. Probeer het later opnieuw.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    logged('error nmt funnel: The product 7 cannot be ordered: it has no valid "period"; expected');
  });

  it('belong to the product: another one can be ordered', async () => {
    const products = [7, 8].map((id) => ({
      id,
      label: { subscriptionName: `Soort ${id}` },
      price: 4,
      ...CONDITIONS,
      ...(id === 8 && { period: 1 }),
    }));
    const answers = { [TYPES]: [{ id: 1, products }], [PAYMENTS]: 'https://pay.mollie.com/1' };
    const { press, fill, field, calls } = await showFunnel(ORDER, { answers });
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Soort 8/ }));
    await fill(PERSON);
    field('Ik ga akkoord').click();
    await press('Koop nu');
    expect(calls(PAYMENTS)).toMatchObject([{ body: { product: 8 } }]);
    logged('error nmt funnel: The product 7 cannot be ordered: it has no valid "period"');
  });

  it('hold in the step of an upsell, after one with the visitor’s data', async () => {
    const answers = { [TYPES]: typesWith(WITHOUT_PERIOD) };
    const { press, fill } = await showFunnel(campaign([step(['mollie']), step(['upsell', 'terms'])]), {
      answers,
    });
    await fill(PERSON);
    await press('Verder');
    expect(conditions()).toContain('niet bestellen');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Terug']);
    logged('error nmt funnel: The product 7 cannot be ordered');
  });
});

describe('the button that orders', () => {
  const shownWith = async (buttonLabel: string, buttonType: 'standard' | 'summary' = 'standard') => {
    await showFunnel(campaign([step(['mollie'], { buttonLabel, buttonType })]));
    return screen.getAllByRole('button').map(({ textContent }) => textContent);
  };

  it.each(['', 'Bestellen en betalen', '  '])(
    'says that ordering means paying, by default: %j [funnel-buttons-4]',
    async (label) => {
      expect(await shownWith(label)).toEqual(['Bestellen en betalen']);
    },
  );

  it.each(['Koop nu', 'Nu kopen', 'Betaal', 'Order and pay', 'Buy now', 'Koop nu!'])(
    'keeps the label of a campaign that says so too: %s',
    async (label) => {
      expect(await shownWith(label, 'summary')).toEqual([label]);
    },
  );

  it.each(['Naar betalen', 'Verder', 'Bestellen', 'Abonneer nu', 'Continue', 'Order now'])(
    'has its own words in place of %s, which is named',
    async (label) => {
      expect(await shownWith(label)).toEqual(['Bestellen en betalen']);
      logged(`warn nmt funnel: The buttonLabel "${label}" does not say that ordering means paying;`);
    },
  );

  it('leaves the labels of other steps alone [funnel-buttons-4, funnel-buttons-5]', async () => {
    await showFunnel(campaign([step(['mollie'], { buttonLabel: 'Door' }), step(['upsell'])]));
    expect(screen.getByRole('button').textContent).toBe('Door');
    cleanup();
    const redirect = {
      buttonType: 'redirect',
      redirectUrl: '/bestel/',
      buttonLabel: 'Naar de winkel',
    } as const;
    await showFunnel(campaign([step(['mollie'], redirect)]));
    expect(screen.getByRole('link').textContent).toBe('Naar de winkel');
  });
});

describe('a payment that was cancelled', () => {
  it('leads back to the form as it was sent, without the bank account', async () => {
    const answers = { [PAYMENTS]: 'https://pay.mollie.com/1' };
    const config = { signupFields: ['iban'] };
    const first = await showFunnel(ORDER, { answers, config });
    await first.fill({ ...PERSON, IBAN: 'NL91ABNA0417164300' });
    first.field('Ik ga akkoord').click();
    await first.press('Koop nu');
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

    /** Orders the second product on an address, and leaves for the payment page. */
    const orderAt = async (address: string) => {
      history.replaceState(null, '', address);
      const view = await showFunnel(ORDER, { answers });
      await userEvent.click(screen.getByRole('radio', { name: /Soort 8/ }));
      await view.fill(PERSON);
      view.field('Ik ga akkoord').click();
      await view.press('Koop nu');
      cleanup();
      return ordered(view)[0];
    };

    const orderAgainAt = async (address: string) => {
      history.replaceState(null, '', address);
      const view = await showFunnel(ORDER, { answers });
      expect(view.field('Achternaam').value).toBe('Jansen');
      await view.press('Koop nu');
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
    await first.press('Koop nu');
    cleanup();
    const login = { uuid: 'mina', permissions: [] };
    const other = await showFunnel(ORDER, { answers, login });
    expect(other.field('Achternaam').value).toBe('');
  });
});

describe('the rights of a buyer, above the button that pays', () => {
  const MORE = { price_months: 12, price_after: '5,75', notice_months: 1 };
  const rights = () => document.querySelector('[data-funnel-rights]')?.textContent;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-31T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['an introductory price', { price_months: 1 }, true, 'De introductieprijs eindigt op 28 februari 2026.'],
    [
      'a trial',
      { price_months: 1, renews: false, price_after: undefined },
      false,
      'Je abonnement stopt vanzelf op 28 februari 2026: het wordt niet verlengd.',
    ],
    ['no end', { price_after: 4.25, renews: true }, false, 'Je abonnement loopt door tot je het opzegt.'],
  ])('say when it ends: %s [order-terms-1]', async (_, more, hasLaterPrice, expected) => {
    await showFunnel(ORDER, { answers: { [TYPES]: typesWith({ ...MORE, ...more }) } });
    expect(rights()).toContain(expected);
    expect(conditions()?.includes('Daarna betaal je')).toBe(hasLaterPrice);
  });

  it.each([
    ['NL', 1, 'Je kunt je bestelling binnen 14 dagen herroepen, zonder reden.'],
    ['NL', 3, 'Je kunt je bestelling herroepen tot 14 dagen na de eerste bezorging, zonder reden.'],
    ['DE', 1, 'Je kunt je bestelling binnen 14 dagen herroepen, zonder reden.'],
    ['US', 1, undefined],
  ])('say how long an order can be withdrawn: %s, type %s [order-terms-2]', async (country, id, expected) => {
    const [type] = typesWith({ ...MORE, price_after: 4.25 });
    await showFunnel(ORDER, { answers: { [TYPES]: [{ ...type, id }] }, country });
    expect(rights()).toBe(expected);
  });

  it('link to the page that says how [order-terms-2]', async () => {
    const answers = { [TYPES]: typesWith(MORE) };
    await showFunnel(ORDER, { answers, config: { withdrawalUrl: '/herroepen/' } });
    const link = screen.getByRole('link', { name: 'Zo herroep je' });
    expect(link).toHaveProperty('pathname', '/herroepen/');
    expect(link).toHaveProperty('target', '_blank');
  });

  it('let the visitor choose an immediate start, which is sent, not required and not stored [order-terms-3]', async () => {
    const answers = {
      [TYPES]: typesWith({ ...MORE, asks_immediate_start: true }),
      [PAYMENTS]: 'https://pay.mollie.com/1',
    };
    const { press, fill, field, calls } = await showFunnel(ORDER, { answers });
    const choice = screen.getByRole('checkbox', { name: 'Laat mijn abonnement direct beginnen' });
    expect(choice).toHaveProperty('checked', false);
    expect(choice).toHaveProperty('required', false);
    await fill(PERSON);
    field('Ik ga akkoord').click();
    await userEvent.click(choice);
    await press('Koop nu');
    expect(calls(PAYMENTS)).toMatchObject([{ body: { immediate_start: true } }]);
    expect(sessionStorage.getItem('nmt_order_form')).not.toContain('immediate_start');
  });

  it('say that no immediate start was chosen, or nothing of a product that does not ask [order-terms-3]', async () => {
    for (const asks of [true, undefined]) {
      const answers = {
        [TYPES]: typesWith({ ...MORE, asks_immediate_start: asks }),
        [PAYMENTS]: 'https://pay.mollie.com/1',
      };
      const { press, fill, field, calls } = await showFunnel(ORDER, { answers });
      await fill(PERSON);
      field('Ik ga akkoord').click();
      await press('Koop nu');
      expect(Object(calls(PAYMENTS)[0]).body.immediate_start).toBe(asks && false);
      cleanup();
      sessionStorage.clear();
    }
  });
});
