import { CURRENCY } from '../../../../core/domain/paywall/currency.ts';
import * as own from './max-weekly.ts';

/** Currencies whose unit is worth about a euro: from half of one to two. */
const CLOSE_TO_EURO = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'NZD', 'USD'];

/** The limit in the site's currency; undefined for one in which ordinary weeks cost more than 50. */
export const MAX_WEEKLY_CENTS = CLOSE_TO_EURO.includes(CURRENCY) ? own.MAX_WEEKLY_CENTS : undefined;
