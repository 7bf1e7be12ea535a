/**
 * The labels that the order button may have: each says that ordering means paying (Directive 2011/83/EU, article 8(2);
 * in the Netherlands article 6:230v of the Civil Code). Words such as ‘Verder’, ‘Bestellen’ or ‘Naar betalen’ do not.
 */
export const ORDER_LABELS: readonly string[] = [
  'Bestellen en betalen',
  'Bestel en betaal',
  'Bestellen met betaalverplichting',
  'Bestellen met betalingsverplichting',
  'Bestelling met betaalverplichting',
  'Bestelling met betalingsverplichting',
  'Abonneren en betalen',
  'Abonneer en betaal',
  'Kopen',
  'Koop',
  'Koop nu',
  'Nu kopen',
  'Kopen en betalen',
  'Koop en betaal',
  'Betalen',
  'Betaal',
  'Betaal nu',
  'Nu betalen',
  'Order and pay',
  'Order with obligation to pay',
  'Subscribe and pay',
  'Confirm and pay',
  'Confirm purchase',
  'Buy',
  'Buy now',
  'Buy and pay',
  'Pay',
  'Pay now',
  'Zahlungspflichtig bestellen',
  'Kostenpflichtig bestellen',
  'Kaufen',
  'Jetzt kaufen',
  'Commander et payer',
  'Commande avec obligation de paiement',
  'Acheter',
  'Payer',
];

const PLAIN: ReadonlySet<string> = new Set(ORDER_LABELS.map(plain));

/** Whether the order button may have a label; case, spaces and punctuation at the end are ignored. */
export function isOrderLabel(label: string): boolean {
  return PLAIN.has(plain(label));
}

function plain(label: string): string {
  return label
    .replace(/[\s.!›»→]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
