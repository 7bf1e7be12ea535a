import { configGroup } from '../../../runtime/config/config-section.ts';
import { someOf } from '../../../runtime/config/rare-settings.ts';
import { oneOf, texts } from '../../../runtime/config/settings.ts';

/** The events of Google Analytics 4 that the product knows. */
export type Ga4Name = 'page_view' | 'purchase' | 'login' | 'sign_up' | 'share' | 'search';

/** All of these events, which are the default of a site. */
export const GA4_EVENTS: readonly Ga4Name[] = [
  'page_view',
  'purchase',
  'login',
  'sign_up',
  'share',
  'search',
];

/**
 * Sends the events of Google Analytics 4 in addition to the product's own (docs/analytics.md#google-analytics-4); `{}`
 * is enough.
 */
export const ga4Config = configGroup('ga4', {
  /**
   * The format of the events: objects for a container of Google Tag Manager (`gtm`), or commands for gtag.js (`gtag`).
   */
  format: oneOf(['gtm', 'gtag'], 'gtm'),
  /** The events that are sent. */
  events: someOf(GA4_EVENTS, GA4_EVENTS),
  /** The parameters of an address that hold the words of a search. */
  searchParameters: texts(['q', 's', 'search', 'query', 'keyword']),
});
