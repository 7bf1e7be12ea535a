/** The currency of all prices, as an ISO 4217 code. */
export const CURRENCY = 'EUR';
