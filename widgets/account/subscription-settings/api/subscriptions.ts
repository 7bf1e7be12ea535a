import { request } from '../../../../core/platform/http/request.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  array,
  boolean,
  nullish,
  number,
  numeric,
  type OutputOf,
  object,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';
import { dataList, dataOf } from '../../../../core/user/profile/data-list.ts';

const SUBSCRIPTIONS = '/data/subscriptions/';

/** The price for a number of months. */
const price = object({ amount: numeric(), months: numeric() });

/** The reason why something is not possible, and where it can be done instead. */
const refused = object({
  refusal: object({
    text: string(),
    link: maybe(nullish(object({ label: string(), url: string() })), 'a refusal’s link'),
  }),
});

const invoice = object({ number: string(), date: timestamp, amount: numeric(), url: string() });

const plan = object({ product: textOrNumber, name: string(), price, from: timestamp });

/** A subscription, and what the visitor can do with it. */
export const subscriptionSchema = object({
  id: string(),
  /** The number of the order. */
  order: maybe(nullish(string()), 'order of a subscription'),
  name: string(),
  /** The address to which confirmations are sent. */
  email: maybe(nullish(string()), 'email of a subscription'),
  since: maybe(nullish(timestamp), 'since of a subscription'),
  /** The person who pays for it instead of the visitor. */
  paid_by: maybe(nullish(string()), 'paid_by of a subscription'),
  price: maybe(nullish(price), 'price of a subscription'),
  next_payment: maybe(
    nullish(object({ amount: numeric(), date: timestamp })),
    'next_payment of a subscription',
  ),
  /** The price after the offer. */
  later_price: maybe(
    nullish(object({ amount: numeric(), months: numeric(), from: timestamp })),
    'later_price of a subscription',
  ),
  notice: maybe(nullish(string()), 'notice of a subscription'),
  delivery: maybe(
    nullish(object({ days: string(), address: array(string()) })),
    'delivery of a subscription',
  ),
  invoices: maybe(nullish(array(maybe(invoice, 'an invoice'))), 'invoices of a subscription'),
  /** When it ends, after it was cancelled. */
  ends: maybe(nullish(timestamp), 'ends of a subscription'),
  paused: maybe(nullish(object({ from: timestamp, until: timestamp })), 'paused of a subscription'),
  /** The subscription to which it changes. */
  next_plan: maybe(
    nullish(object({ name: string(), price, from: timestamp })),
    'next_plan of a subscription',
  ),
  /** `until` is the first moment after the withdrawal period. */
  withdrawal: maybe(
    nullish(object({ until: timestamp, withdrawn: maybe(nullish(boolean())) })),
    'withdrawal of a subscription',
  ),
  cancel: union([
    refused,
    object({
      ends: timestamp,
      keeps: array(string()),
      offer: maybe(
        nullish(object({ text: string(), leads_to: string() })),
        'offer of a subscription’s cancellation',
      ),
    }),
  ]),
  pause: union([
    refused,
    /** Days in the form yyyy-mm-dd. */
    object({ earliest: string(), latest: string(), min_days: number(), max_days: number() }),
  ]),
  plans: union([refused, object({ options: array(plan) })]),
});

/** The subscriptions of the visitor, bare or as `{ "data": [...] }`. */
export const subscriptionsSchema = dataList(subscriptionSchema, 'an entry of /data/subscriptions/');

/** A subscription as the server sends it. */
export type Subscription = OutputOf<typeof subscriptionSchema>;

/** A change of a subscription. */
export type Change =
  | { readonly type: 'cancel' | 'undo' | 'resume' | 'keep' }
  /** Days in the form yyyy-mm-dd; delivery resumes on the second one. */
  | { readonly type: 'pause'; readonly from: string; readonly until: string }
  | { readonly type: 'plan'; readonly product: string | number };

/**
 * Fetches the subscriptions of the visitor: GET `/data/subscriptions/` [subscription-settings-1]. Personal data: shown
 * to the visitor, never stored or logged.
 * @throws HttpError
 */
export async function fetchSubscriptions(signal?: AbortSignal): Promise<Subscription[]> {
  return dataOf(await request(SUBSCRIPTIONS, { ...(signal && { signal }), schema: subscriptionsSchema }));
}

/**
 * Changes a subscription [subscription-settings-2]: PUT or DELETE below `/data/subscriptions/{id}/`. Each idempotency
 * key makes one change. The call continues if the visitor leaves the page.
 * @param key a quoted UUID
 * @returns the changed subscription
 * @throws HttpError; with `refusal` if the server says why it refuses
 */
export async function changeSubscription(id: string, change: Change, key: string): Promise<Subscription> {
  const { path, method, json } = callOf(change);
  return request(`${SUBSCRIPTIONS}${encodeURIComponent(id)}/${path}/`, {
    method,
    json,
    headers: { 'Idempotency-Key': key },
    keepalive: true,
    readsRefusal: true,
    schema: subscriptionSchema,
  });
}

function callOf(change: Change): { path: string; method: 'PUT' | 'DELETE'; json: object } {
  switch (change.type) {
    case 'pause':
      return { path: 'pause', method: 'PUT', json: { from: change.from, until: change.until } };
    case 'plan':
      return { path: 'plan', method: 'PUT', json: { product: change.product } };
    case 'resume':
      return { path: 'pause', method: 'DELETE', json: {} };
    case 'keep':
      return { path: 'plan', method: 'DELETE', json: {} };
    default:
      return { path: 'cancellation', method: change.type === 'cancel' ? 'PUT' : 'DELETE', json: {} };
  }
}
