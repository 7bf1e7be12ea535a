import type { AnalyticsEvents } from '../core/user/analytics/events.ts';
import type { Ga4Name } from '../core/user/analytics/ga4/ga4-config.ts';

/** Fields of an event as they arrive: one that is not known is left out. */
export type SentFields<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

/**
 * The objects that the product pushes into the data layer, `window.dataLayer` or the array that `dataLayerName` names:
 * an object with the name of the event and its fields. The type with a name is that of one event, such as
 * `DataLayerEntry<'page-view'>`.
 */
export type DataLayerEntry<Name extends keyof AnalyticsEvents = keyof AnalyticsEvents> = {
  [Event in Name]: { event: Event } & SentFields<AnalyticsEvents[Event]>;
}[Name];

/** The fields of the events of Google Analytics 4, by their names; docs/analytics.md says when each is sent. */
export interface Ga4Events {
  /** A page was opened. */
  page_view: { page_location: string; page_referrer: string };
  /** A subscription was paid. */
  purchase: {
    ecommerce: {
      transaction_id?: string;
      value?: number;
      currency?: string;
      items: {
        item_id?: string;
        item_name?: string;
        item_category: 'subscription';
        price?: number;
        quantity: number;
      }[];
    };
  };
  /** A visitor has logged in. */
  login: { method: 'site' };
  /** A visitor has registered. */
  sign_up: { method: 'site'; campaign_name?: string };
  /** An article was shared or given. */
  share: { method: string; content_type: 'gift' | 'article'; item_id?: string };
  /** Results of a search were opened. */
  search: { search_term: string };
}

/**
 * The objects that `ga4` with the format `gtm` adds to the data layer. The type with a name is that of one event, such
 * as `Ga4Entry<'purchase'>`.
 */
export type Ga4Entry<Name extends Ga4Name = Ga4Name> = {
  [Event in Name]: { event: Event } & Ga4Events[Event];
}[Name];
