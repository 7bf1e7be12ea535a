/** Currencies whose unit is worth between half a euro and two euros. */
const CLOSE_TO_EURO = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'NZD', 'USD'];

/**
 * Cents per week above which a price is assumed to be per month or per period: no newspaper is that expensive.
 * @param currency an ISO 4217 code
 * @returns undefined for a currency in which ordinary weeks may cost more than 50
 */
export function maxWeeklyCents(currency: string): bigint | undefined {
  return CLOSE_TO_EURO.includes(currency) ? 5000n : undefined;
}
