import { isCalendarDate } from '../../../../core/platform/time/is-calendar-date.ts';
import { configGroup } from '../../../../core/runtime/config/config-section.ts';
import { isText } from '../../../../core/runtime/config/guards.ts';
import { decimal, milliseconds } from '../../../../core/runtime/config/rare-settings.ts';
import { custom, matching, oneOf, texts } from '../../../../core/runtime/config/settings.ts';
import { breakpoint } from '../../../../core/runtime/config/site-config.ts';

/** The purpose of advertisements; a site can require consent for it. */
export const ADS = 'ads';

/** The settings of advertisements: docs/ads.md#configuration. */
export const adsConfig = configGroup('ads', {
  /** The fragment of an address, with its `#`, that turns advertisements off [ads-2, ads-16]. */
  disableMarker: matching(/^#./, 'a fragment with its #', '#disable-ads'),
  /**
   * Positions without advertisements on full-page inbeeld articles; `*` at the end matches any ending [ads-12, ads-16].
   */
  fullPageDroppedPositions: texts(['below-article*']),
  /** The breakpoint from which a rectangle is 336x280 [ads-5, ads-16]. */
  wideRectangleBreakpoint: breakpoint('xsmall'),
  /** The publisher's id at the provider, with which the path of an ad unit begins [ads-6]. */
  publisherId: matching(/^\d+$/, 'the digits of an id', '163'),
  /** Milliseconds that a slot waits for the consent `ads` [ads-6]. */
  consentTimeoutMs: milliseconds(500),
  /**
   * After that time `wait` leaves slots empty until there is consent, and `limited` requests limited advertisements.
   */
  withoutConsent: oneOf(['wait', 'limited'], 'wait'),
  /** Minimum distance between two advertisements in window heights, from 0 to 10; 0 for any distance. */
  screensBetween: decimal(0, 10, 1),
  /**
   * The last day on which the rectangle in an article is refilled, in the form yyyy-mm-dd in the site’s time zone
   * [ads-7].
   */
  refillUntil: custom('a day as yyyy-mm-dd', isDay, '2025-01-01'),
  /** Milliseconds without an answer of the provider after which a slot becomes empty [ads-17]. */
  responseTimeoutMs: milliseconds(10_000),
});

/** The site's settings of advertisements. */
export type AdsConfig = ReturnType<typeof adsConfig>;

function isDay(value: unknown): value is string {
  return isText(value) && isCalendarDate(value);
}
