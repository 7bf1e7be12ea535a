import { describe, expect, it } from 'vitest';
import { actionOf, needsConfirmation } from '../../../../../core/domain/newsletters/rights.ts';

const NOBODY = { loggedIn: false, permissions: [] };
const JAN = { loggedIn: true, permissions: ['nrc-online'] };
const SIX_DAYS = { loggedIn: true, permissions: ['nrch-digitale-editie-zesdaags'] };
const NEXT = { loggedIn: true, permissions: ['nrcnext-digitale-editie'] };
const OPEN = { exclusive: false, isSubscribed: false, hasValidToken: false };

describe('a press of the button', () => {
  it.each([
    ['a login toggles [newsletter-button-2]', JAN, OPEN, 'toggle'],
    ['a logged-out visitor gets the form [newsletter-button-3]', NOBODY, OPEN, 'sign-up'],
    [
      'a token does not skip the form [newsletter-button-3]',
      NOBODY,
      { ...OPEN, hasValidToken: true },
      'sign-up',
    ],
    [
      'only a token ends it logged out [newsletter-button-6]',
      NOBODY,
      { ...OPEN, isSubscribed: true },
      'refuse',
    ],
    [
      'a token ends it [newsletter-button-6]',
      NOBODY,
      { ...OPEN, isSubscribed: true, hasValidToken: true },
      'toggle',
    ],
    ['plus toggles an exclusive one [newsletter-button-4]', SIX_DAYS, { ...OPEN, exclusive: true }, 'toggle'],
    ['next too [newsletter-button-4]', NEXT, { ...OPEN, exclusive: true }, 'toggle'],
    ['others see the offer [newsletter-button-4]', JAN, { ...OPEN, exclusive: true }, 'upgrade'],
    ['logged out too [newsletter-button-4]', NOBODY, { ...OPEN, exclusive: true }, 'upgrade'],
  ] as const)('%s', (_title, visitor, pressed, action) => {
    expect(actionOf(visitor, pressed)).toBe(action);
  });
});

it('needs no confirmation for the shop [newsletter-overlay-3]', () => {
  expect(['voyado-webshop', 'nrcboeken'].map(needsConfirmation)).toEqual([false, true]);
});
