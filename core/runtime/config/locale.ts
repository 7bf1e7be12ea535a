import { documentConfig } from '../page/document-config.ts';
import { configSection } from './config-section.ts';
import { configValue, isText } from './guards.ts';

/** How a site writes dates, numbers and prices. */
export interface LocaleConfig {
  /** Of dates, numbers, amounts and the order of names, as a BCP 47 tag [page-runtime-4]. */
  readonly locale: string;
  /** Of the newsroom, as an IANA name: all times are shown in it, whatever the visitor's [dates-2]. */
  readonly timeZone: string;
  /** Of all prices, as an ISO 4217 code. */
  readonly currency: string;
}

/** The site's locale, time zone and currency; each wrong value is named, and has its default. */
export const localeConfig = configSection(
  (raw): LocaleConfig => ({
    locale: configValue(raw, 'locale', 'nl-NL', 'a BCP 47 tag such as "en-GB"', isLocale),
    timeZone: configValue(
      raw,
      'timeZone',
      'Europe/Amsterdam',
      'an IANA name such as "Europe/London"',
      isTimeZone,
    ),
    currency: configValue(raw, 'currency', 'EUR', 'an ISO 4217 code such as "GBP"', isCurrency),
  }),
);

/** Those of the document. */
export const {
  locale: LOCALE,
  timeZone: TIME_ZONE,
  currency: CURRENCY,
} = localeConfig({
  config: documentConfig(),
});

function isLocale(value: unknown): value is string {
  // Browsers would replace one that they do not know by their own.
  return isText(value) && worksWith(() => Intl.NumberFormat.supportedLocalesOf(value).length > 0);
}

function isTimeZone(value: unknown): value is string {
  return isText(value) && worksWith(() => new Intl.DateTimeFormat('en', { timeZone: value }));
}

function isCurrency(value: unknown): value is string {
  // By its form alone: an older browser that does not know a code must not sell in euros.
  return isText(value) && /^[A-Z]{3}$/.test(value);
}

/** Whether something is neither false nor an exception. */
function worksWith(use: () => unknown): boolean {
  try {
    return use() !== false;
  } catch {
    return false;
  }
}
