// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

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

  it('refer to the terms for what the service does not send, and count the identity check [payment-6]', async () => {
    await showFunnel(ORDER, { answers: { [TYPES]: typesWith({}) }, config: { identityCheck: true } });
    expect(conditions()).toMatch(
      /^Nu te betalen: € 18,43, voor 1 maand\. Hoe lang deze prijs geldt, .*algemene voorwaarden\.$/,
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
