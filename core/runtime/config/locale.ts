import { documentConfig } from '../page/document-config.ts';
import { configSection } from './config-section.ts';
import { isText } from './guards.ts';
import { custom, matching } from './settings.ts';

/** The settings for writing dates, numbers and prices. */
export const localeConfig = configSection({
  /** The locale of dates, numbers, amounts and the order of names: a BCP 47 tag such as `en-GB` [page-runtime-4]. */
  locale: custom('a BCP 47 tag such as "en-GB"', isLocale, 'nl-NL'),
  /**
   * The newsroom's time zone, an IANA name such as `Europe/London`: all times are shown in it, not in the visitor's
   * [dates-2].
   */
  timeZone: custom('an IANA name such as "Europe/London"', isTimeZone, 'Europe/Amsterdam'),
  // The currency is checked by its pattern alone: an older browser that does not know a code must not fall back to
  // euros.
  /** The currency of all prices, an ISO 4217 code such as `GBP`; the amounts of the product service are in it. */
  currency: matching(/^[A-Z]{3}$/, 'an ISO 4217 code such as "GBP"', 'EUR'),
});

/** The locale, time zone and currency of the document. */
export const {
  locale: LOCALE,
  timeZone: TIME_ZONE,
  currency: CURRENCY,
} = localeConfig({
  config: documentConfig(),
});

function isLocale(value: unknown): value is string {
  // Browsers would replace an unknown time zone or locale by their own, so it is checked first.
  return isText(value) && worksWith(() => Intl.NumberFormat.supportedLocalesOf(value).length > 0);
}

function isTimeZone(value: unknown): value is string {
  return isText(value) && worksWith(() => new Intl.DateTimeFormat('en', { timeZone: value }));
}

/** Whether a function returns something other than false and does not throw. */
function worksWith(use: () => unknown): boolean {
  try {
    return use() !== false;
  } catch {
    return false;
  }
}
