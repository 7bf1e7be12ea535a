import { configSection } from '../../../runtime/config/config-section.ts';
import { configValue, isRecord, isTextList } from '../../../runtime/config/guards.ts';

/** The events of Google Analytics 4 that the product knows. */
export type Ga4Name = 'page_view' | 'purchase' | 'login' | 'sign_up' | 'share' | 'search';

/** All of them, which a site gets if it names none. */
export const GA4_EVENTS: readonly Ga4Name[] = [
  'page_view',
  'purchase',
  'login',
  'sign_up',
  'share',
  'search',
];

/** How a site wants the events of Google Analytics 4. */
export interface Ga4Config {
  /** `gtm`: objects for a container of Google Tag Manager; `gtag`: commands for gtag.js. */
  readonly format: 'gtm' | 'gtag';
  /** Which of them. */
  readonly events: readonly Ga4Name[];
  /** The parameters of an address that hold the words of a search. */
  readonly searchParameters: readonly string[];
}

/** Those of Google's own site search. */
export const SEARCH_PARAMETERS = ['q', 's', 'search', 'query', 'keyword'];

/** The section `ga4` of `script#site-config`: a wrong value gives its default and one warning. */
export const ga4Config = configSection((sent): Ga4Config => {
  const raw = isRecord(sent.ga4) ? sent : {};
  return {
    format: configValue(raw, 'ga4.format', 'gtm', '"gtm" or "gtag"', isFormat),
    events: configValue<readonly Ga4Name[]>(
      raw,
      'ga4.events',
      GA4_EVENTS,
      `a list of ${GA4_EVENTS.join(', ')}`,
      isEvents,
    ),
    searchParameters: configValue(
      raw,
      'ga4.searchParameters',
      SEARCH_PARAMETERS,
      'a list of the names of parameters',
      isTextList,
    ),
  };
});

function isFormat(value: unknown): value is 'gtm' | 'gtag' {
  return value === 'gtm' || value === 'gtag';
}

function isEvents(value: unknown): value is Ga4Name[] {
  return isTextList(value) && value.every((name) => GA4_EVENTS.some((known) => known === name));
}
