import { shortHash } from '../../platform/ids/short-hash.ts';
import { storedItem } from '../../platform/storage/stored-item.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { CURRENCY } from '../../runtime/config/locale.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { PaywallFields } from '../../user/analytics/events.ts';
import { track } from '../../user/analytics/track.ts';
import { isPaywallId } from './is-paywall-id.ts';
import { paywallFields } from './paywall-fields.ts';

/** The purchased subscription, as far as it is known. */
interface Purchased {
  /** The subscription's name. */
  readonly subscription?: string | undefined;
  /** The price for the whole period, in the currency of all prices. */
  readonly value?: number | undefined;
}

/** The funnel of the visitor's last order; in local storage, because a payment may end in another tab. */
const ordered = storedItem({ key: 'nmt_order', accepts: isFields });
/** Hashes of the reported activations; the ids themselves open a subscription and are not stored. */
const reported = storedItem({ key: 'nmt_purchases', accepts: isMarks });

/** Maximum number of remembered activations: more purchases in one browser are unlikely. */
const MAX_REPORTED = 20;

/**
 * Stores the funnel of an order until the visitor returns from the payment page, whose address does not name it.
 * @param fields the fields of the funnel's events; nothing personal
 * @param productId the ordered product
 */
export function rememberOrder(fields: PaywallFields, productId: string | number): void {
  ordered.write({ ...fields, item_id: String(productId) });
}

/**
 * Reports a paid subscription once for each activation, also after a reload and in other tabs [paywall-analytics-5];
 * without storage once for each page.
 * @param page the page that shows the outcome of the payment
 * @param activationId the payment's id; the report contains only a hash of it
 * @param bought see {@link Purchased}
 */
export function reportPurchase(
  page: Page,
  activationId: string,
  { subscription, value }: Purchased = {},
): void {
  const mark = shortHash(activationId);
  const known = reported.read() ?? [];
  if (known.includes(mark)) return;
  reported.write([...known, mark].slice(-MAX_REPORTED));
  const order = ordered.read();
  // The activation page names the funnel, also for an order that was made in another browser.
  const named = new URLSearchParams(page.query).get('paywallId');
  track(page, 'purchase', {
    ...paywallFields(page, undefined),
    paywall_id: isPaywallId(named) ? named : undefined,
    ...order,
    // Two short hashes are used, so that two payments of a year do not get the same one.
    transaction_id: mark + shortHash([...activationId].reverse().join('')),
    value,
    currency: value === undefined ? undefined : CURRENCY,
    item_id: order?.item_id,
    item_name: subscription,
  });
}

function isFields(value: unknown): value is PaywallFields & { readonly item_id?: string } {
  return isRecord(value) && Object.values(value).every((field) => typeof field === 'string');
}

function isMarks(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((mark) => typeof mark === 'string');
}
