import { markOf } from '../../platform/ids/mark.ts';
import { storedItem } from '../../platform/storage/store.ts';
import { isRecord } from '../../runtime/config/readers.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { PaywallFields } from '../../user/analytics/events.ts';
import { track } from '../../user/analytics/track.ts';
import { paywallFields } from './report.ts';

/** The funnel in which the reader ordered last; local, because a payment may end in another tab. */
const ordered = storedItem({ key: 'nmt_order', accepts: isFields });
/** Marks of the activations that were reported: an activation's id opens a subscription, and is not kept. */
const reported = storedItem({ key: 'nmt_purchases', accepts: isMarks });

/** Activations that are remembered: a browser has few readers, and none buys more often. */
const MOST = 20;

/**
 * Keeps which funnel the reader ordered in, for when they come back from the payment page, whose address does not
 * say it.
 * @param fields what the funnel's events say; nothing personal
 */
export function rememberOrder(fields: PaywallFields): void {
  ordered.write({ ...fields });
}

/**
 * Reports that a subscription was paid: once for each activation, also after a reload and in other tabs
 * [paywall-analytics-5]. Where the browser stores nothing, it is once for each page.
 * @param page the page that shows how the payment went
 * @param activationId of the payment; it is not part of what is reported
 */
export function reportPurchase(page: Page, activationId: string): void {
  const mark = markOf(activationId);
  const known = reported.read() ?? [];
  if (known.includes(mark)) return;
  reported.write([...known, mark].slice(-MOST));
  track(page, 'purchase', { ...paywallFields(page, undefined), ...ordered.read() });
}

function isFields(value: unknown): value is PaywallFields {
  return isRecord(value) && Object.values(value).every((field) => typeof field === 'string');
}

function isMarks(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((mark) => typeof mark === 'string');
}
