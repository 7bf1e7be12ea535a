import { tz } from '@date-fns/tz';
import { addMonths } from 'date-fns';
import { TIME_ZONE } from '../../../core/platform/time/locale.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/** Calendar months after which a reader is a long-standing one [upgrade-button-1]. */
const MONTHS = 6;

type Reader = Pick<Visitor, 'loggedIn' | 'status' | 'regional' | 'subscriptionCreated' | 'accountCreated'>;

/**
 * Whether a larger subscription is offered to a reader: logged in, with neither a plus nor a regional subscription,
 * and a subscription (without a date of one: an account) older than six calendar months in Amsterdam
 * [upgrade-button-1, upgrade-button-2]. Six months after 31 August is the last day of February.
 * @param reader who is reading; dates in epoch milliseconds
 * @param now epoch milliseconds
 */
export function isOfferedUpgrade(reader: Reader, now: number): boolean {
  if (!reader.loggedIn || reader.status === 'subscribed-plus' || reader.regional) return false;
  const since = reader.subscriptionCreated ?? reader.accountCreated;
  return since !== undefined && addMonths(since, MONTHS, { in: tz(TIME_ZONE) }).getTime() < now;
}
