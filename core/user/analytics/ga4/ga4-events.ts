import { parseAddress } from '../../../runtime/page/address.ts';
import type { FieldValue } from '../events.ts';
import type { Ga4Name } from './ga4-config.ts';

/** A tracked event: its name and its fields. */
export type TrackedEvent = Readonly<Record<string, FieldValue>>;

/**
 * An event of Google Analytics 4 with its parameters, as https://developers.google.com/analytics/devguides names them.
 */
export interface Ga4Event {
  readonly name: Ga4Name;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The event of Google Analytics 4 for each of the product's events; docs/analytics.md has the table. */
const EVENTS: Readonly<Record<string, (event: TrackedEvent) => Ga4Event | undefined>> = {
  'page-view': ({ address, referrer }) => ({
    name: 'page_view',
    parameters: { page_location: address, page_referrer: referrer },
  }),
  // Only the choice in the share sheet is sent, not its opening; both ways of sharing are one event.
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
 * Returns the event of Google Analytics 4 for an event of the product.
 * @param event the tracked event
 * @returns undefined if Google has no name for it
 */
export function ga4EventOf(event: TrackedEvent): Ga4Event | undefined {
  const name = String(event.event);
  const found = Object.hasOwn(EVENTS, name) ? EVENTS[name]?.(event) : undefined;
  return found && { name: found.name, parameters: withoutGaps(found.parameters) };
}

/**
 * Returns the words of a search, from the address of its results.
 * @param address absolute
 * @param parameters the names of parameters that may contain them; the first one with a value counts
 * @returns undefined for an address that does not belong to a search
 */
export function searchTerm(address: string, parameters: readonly string[]): string | undefined {
  // A page that was opened without a referrer has an empty one.
  const url = address === '' ? undefined : parseAddress(address);
  return parameters.map((name) => url?.searchParams.get(name)?.trim()).find((words) => words);
}

function withoutGaps(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
