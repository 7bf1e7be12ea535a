/**
 * The types of the product's public interface, for TypeScript projects of a site and its apps: `window.nmt`, the events
 * of the bus, the messages of a page to the app around it, the settings of `script#site-config` and the entries of the
 * data layer. They are the product's own types; the package holds them as one file, to which the packing adds
 * `SiteConfig`, made from the JSON Schema of `script#site-config` (tools/pack/site-config-types.ts).
 *
 * @packageDocumentation
 */

export type { ShareMethod } from '../core/domain/share/methods.ts';
export type { AdSlot, BeforeAdRequest } from '../core/runtime/bus/ad-request.ts';
export type { Events } from '../core/runtime/bus/events.ts';
export type { HookState, Nmt } from '../core/runtime/caretaker/open-global.ts';
export type { BreakpointName } from '../core/runtime/config/breakpoints.ts';
export type { State } from '../core/runtime/loader/contract.ts';
export type { BodyAttributes } from '../core/runtime/page/body-attributes.ts';
export type { AnalyticsEvents, PaywallFields } from '../core/user/analytics/events.ts';
export type { Ga4Name } from '../core/user/analytics/ga4/ga4-config.ts';
export type { AppEvent } from '../core/user/app/accept-from-app.ts';
export type { Platform } from '../core/user/app/app-config.ts';
export type {
  Capability,
  Envelope,
  OpenConsent,
  OpenLink,
  OpenShare,
  PageMessage,
  PageReady,
  SentMessage,
} from '../core/user/app/messages.ts';
export type { SubscriberSegment } from '../core/user/visitor/segment.ts';
export type { Targeting } from '../widgets/ads/ads/provider/create-provider.ts';
export type { DataLayerEntry, Ga4Entry, Ga4Events, SentFields } from './data-layer.ts';
export type { FeatureName, PageType } from './names.ts';
