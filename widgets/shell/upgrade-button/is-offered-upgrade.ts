import { tz } from '@date-fns/tz';
import { addMonths } from 'date-fns';
import { TIME_ZONE } from '../../../core/runtime/config/locale.ts';
import { isPlus, isRegional } from '../../../core/user/visitor/rights.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/** Number of calendar months after which a visitor counts as long-standing [upgrade-button-1]. */
const MONTHS = 6;

type UpgradeFacts = Pick<
  Visitor,
  'loggedIn' | 'status' | 'permissions' | 'subscriptionCreated' | 'accountCreated'
>;

/**
 * Whether a visitor gets the offer of a larger subscription: logged in, with neither a plus nor a regional
 * subscription, and with a subscription (or, if its date is unknown, an account) older than six calendar months in
 * Amsterdam [upgrade-button-1, upgrade-button-2]. Six months after 31 August is the last day of February.
 * @param visitor the login status; dates in epoch milliseconds
 * @param now epoch milliseconds
 */
export function isOfferedUpgrade(visitor: UpgradeFacts, now: number): boolean {
  if (!visitor.loggedIn || isPlus(visitor) || isRegional(visitor)) return false;
  const since = visitor.subscriptionCreated ?? visitor.accountCreated;
  return since !== undefined && addMonths(since, MONTHS, { in: tz(TIME_ZONE) }).getTime() < now;
}
