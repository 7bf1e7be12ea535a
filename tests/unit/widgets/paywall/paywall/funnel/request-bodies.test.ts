import { describe, expect, it } from 'vitest';
import { paymentRequest } from '../../../../../../widgets/paywall/paywall/funnel/request-bodies.ts';
import { startFunnel } from '../../../../../../widgets/paywall/paywall/funnel/state.ts';
import { RIGHT, rulesOf, step, TYPES } from './campaigns.ts';

const RULES = rulesOf([step(['mollie'])]);

function activates(email: string, loginEmail: string | undefined) {
  const state = { ...startFunnel(RULES, { values: { ...RIGHT, email } }), shop: TYPES };
  const facts = { campaignId: 'proef', returnTo: '/', loginEmail, newsletter: { code: '', name: '' } };
  return paymentRequest(RULES, state, facts)?.activate;
}

describe('whether the account that is logged in is activated [payment-2, payment-7]', () => {
  it.each([
    ['a@post.nl', 'a@post.nl', true],
    [' A@Post.NL ', 'a@post.nl', true],
    ['a@post.nl', ' A@POST.nl', true],
    ['a@post.nl', 'b@post.nl', false],
    ['a@post.nl', 'aa@post.nl', false],
    ['a@post.nl', 'a@post.nl.elders.example', false],
    ['a@post.nl', '', false],
    ['', '', false],
    ['a@post.nl', undefined, false],
  ])('an order for %j by the account of %j: %s', (email, loginEmail, expected) => {
    expect(activates(email, loginEmail)).toBe(expected);
  });
});
