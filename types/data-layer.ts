import type { AnalyticsEvents } from '../core/user/analytics/events.ts';

/** Fields of an event as they arrive: one that is not known is left out. */
export type SentFields<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

/**
 * What the product pushes into the data layer, `window.dataLayer` or the array that `dataLayerName` names: an object
 * with the name of the event and its fields. The type with a name is that of one event, such as
 * `DataLayerEntry<'page-view'>`.
 */
export type DataLayerEntry<Name extends keyof AnalyticsEvents = keyof AnalyticsEvents> = {
  [Event in Name]: { event: Event } & SentFields<AnalyticsEvents[Event]>;
}[Name];
