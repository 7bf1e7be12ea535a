import { expect, it } from 'vitest';
import { ORDER_AND_PAY } from '../../../../../../widgets/paywall/paywall/funnel/texts.ts';
import { isOrderLabel, ORDER_LABELS } from '../../../../../../widgets/paywall/paywall/offer/order-labels.ts';

it.each([ORDER_AND_PAY, 'Order and pay', ' KOOP  NU! ', 'Buy now →', ...ORDER_LABELS])(
  'takes %j',
  (label) => {
    expect(isOrderLabel(label)).toBe(true);
  },
);

it.each([
  ...['', '!', 'Verder', 'Naar betalen', 'Bestellen', 'Bestel', 'Abonneren', 'Word abonnee', 'Bevestigen'],
  ...[
    'Afronden',
    'Aanmelden',
    'Probeer gratis',
    'Niet betalen',
    'Continue',
    'Order',
    'Order now',
    'Subscribe',
  ],
  ...['Confirm', 'Register', 'Start free trial', 'constructor'],
])('refuses %j', (label) => {
  expect(isOrderLabel(label)).toBe(false);
});
