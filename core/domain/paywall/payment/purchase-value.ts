/** The prices in the status of a payment, per week or per month, as numbers or text. */
interface PaidPrices {
  readonly subscription_months?: number | string | undefined;
  readonly product_price?: number | string | undefined;
  readonly product_price_monthly_proposition?: number | string | undefined;
  readonly product_price_monthly?: number | string | undefined;
}

const WEEKS = 52;
const MONTHS = 12;

/**
 * Returns the price of a paid subscription for its whole period, for analytics: the price per week × 52 × months / 12,
 * or the price per month × months; for one month if the period is unknown [pricing-1].
 * @param prices the prices in the payment's status
 * @returns the amount with two decimals, in the currency of all prices; undefined if the server names no price
 */
export function purchaseValue({
  subscription_months: months = 1,
  product_price: weekly,
  product_price_monthly_proposition: offered,
  product_price_monthly: monthly,
}: PaidPrices): number | undefined {
  const perWeek = parseAmount(weekly);
  const perMonth =
    perWeek === undefined ? (parseAmount(offered) ?? parseAmount(monthly)) : (perWeek * WEEKS) / MONTHS;
  const value = perMonth === undefined ? Number.NaN : Math.round(perMonth * Number(months) * 100) / 100;
  return value > 0 ? value : undefined;
}

function parseAmount(amount: number | string | undefined): number | undefined {
  const text = String(amount ?? '').trim();
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}
