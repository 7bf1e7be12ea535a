import { parseAddress } from '../../../runtime/page/address.ts';
import type { FieldValue } from '../events.ts';
import type { Ga4Name } from './ga4-config.ts';

/** An event as it was tracked: its name and its fields. */
export type TrackedEvent = Readonly<Record<string, FieldValue>>;

/** An event of Google Analytics 4 with its parameters, as https://developers.google.com/analytics/devguides names them. */
export interface Ga4Event {
  readonly name: Ga4Name;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What each of the product's events is to Google Analytics 4; docs/analytics.md has the table. */
const EVENTS: Readonly<Record<string, (event: TrackedEvent) => Ga4Event | undefined>> = {
  'page-view': ({ address, referrer }) => ({
    name: 'page_view',
    parameters: { page_location: address, page_referrer: referrer },
  }),
  // Not the share sheet's question, only what was chosen in it; both ways of sharing are one event.
  share: ({ method, kind, article_id }) => ({
    name: 'share',
    parameters: { method, content_type: kind === 'gift' ? 'gift' : 'article', item_id: article_id },
  }),
  register: ({ campaign_name }) => ({
    name: 'sign_up',
    parameters: { method: 'site', campaign_name },
  }),
  purchase: ({ transaction_id, value, currency, item_id, item_name }) => ({
    name: 'purchase',
    parameters: {
      transaction_id,
      value,
      currency,
      items: [withoutGaps({ item_id, item_name, item_category: 'subscription', price: value, quantity: 1 })],
    },
  }),
};

/**
 * The event of Google Analytics 4 for an event of the product.
 * @param event as it was tracked
 * @returns undefined for one that Google has no name for
 */
export function ga4EventOf(event: TrackedEvent): Ga4Event | undefined {
  const name = String(event.event);
  const found = Object.hasOwn(EVENTS, name) ? EVENTS[name]?.(event) : undefined;
  return found && { name: found.name, parameters: withoutGaps(found.parameters) };
}

/**
 * The words of a search, from the address of its results.
 * @param address absolute
 * @param parameters the names of parameters that may hold them; the first one that does counts
 * @returns undefined for an address that is none of a search
 */
export function searchTerm(address: string, parameters: readonly string[]): string | undefined {
  // A page that was opened without a referrer has an empty one.
  const url = address === '' ? undefined : parseAddress(address);
  return parameters.map((name) => url?.searchParams.get(name)?.trim()).find((words) => words);
}

function withoutGaps(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
