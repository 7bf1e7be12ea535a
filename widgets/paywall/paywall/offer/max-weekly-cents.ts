/** Currencies whose unit is worth about a euro: from half of one to two. */
const CLOSE_TO_EURO = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'NZD', 'USD'];

/**
 * Cents a week above which a price is taken for that of a month or a period: no newspaper costs as much.
 * @param currency as an ISO 4217 code
 * @returns undefined for a currency in which ordinary weeks may cost more than 50
 */
export function maxWeeklyCents(currency: string): bigint | undefined {
  return CLOSE_TO_EURO.includes(currency) ? 5000n : undefined;
}
