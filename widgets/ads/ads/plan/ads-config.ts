import { isCalendarDate } from '../../../../core/platform/time/is-calendar-date.ts';
import {
  type BreakpointName,
  DEFAULT_BREAKPOINTS,
  isBreakpointName,
} from '../../../../core/runtime/config/breakpoints.ts';
import { configSection } from '../../../../core/runtime/config/config-section.ts';
import { configValue, isText, isTextList } from '../../../../core/runtime/config/guards.ts';

/** The purpose of advertisements; a site can require consent for it. */
export const ADS = 'ads';

/** The site's settings of advertisements. */
export interface AdsConfig {
  /** A fragment of the address that turns advertisements off, with its `#` [ads-2, ads-16]. */
  readonly disableMarker: string;
  /** Positions without advertisements on full-page inbeeld articles; `*` stands for any ending [ads-12, ads-16]. */
  readonly fullPageDroppedPositions: readonly string[];
  /** From this breakpoint on a rectangle has its wide size [ads-5, ads-16]. */
  readonly wideRectangleBreakpoint: BreakpointName;
  /** The publisher's id at the provider [ads-6]. */
  readonly publisherId: string;
  /** How long a slot waits for consent, in ms [ads-6]. */
  readonly consentTimeoutMs: number;
  /** What follows without consent: no advertisements until there is, or limited ones. */
  readonly withoutConsent: 'wait' | 'limited';
  /** The last day on which the rectangle in an article is refilled, as yyyy-mm-dd in Amsterdam [ads-7]. */
  readonly refillUntil: string;
  /** How long a slot waits for the provider, in ms [ads-17]. */
  readonly responseTimeoutMs: number;
  /** Heights of the window between two advertisements; 0 for any distance. */
  readonly screensBetween: number;
}

/** The section `ads` of `script#site-config`: a wrong value gives its default and one warning. */
export const adsConfig = configSection((raw): AdsConfig => {
  const names = `one of ${Object.keys(DEFAULT_BREAKPOINTS).join(', ')}`;
  return {
    disableMarker: configValue(raw, 'ads.disableMarker', '#disable-ads', 'a fragment with its #', isFragment),
    fullPageDroppedPositions: Object.freeze(
      configValue(raw, 'ads.fullPageDroppedPositions', ['below-article*'], 'a list of positions', isTextList),
    ),
    wideRectangleBreakpoint: configValue(
      raw,
      'ads.wideRectangleBreakpoint',
      'xsmall',
      names,
      isBreakpointName,
    ),
    publisherId: configValue(raw, 'ads.publisherId', '163', 'the digits of an id', isId),
    consentTimeoutMs: configValue(raw, 'ads.consentTimeoutMs', 500, 'milliseconds', isMilliseconds),
    withoutConsent: configValue(raw, 'ads.withoutConsent', 'wait', '"wait" or "limited"', isWithoutConsent),
    refillUntil: configValue(raw, 'ads.refillUntil', '2025-01-01', 'a day as yyyy-mm-dd', isDay),
    responseTimeoutMs: configValue(raw, 'ads.responseTimeoutMs', 10_000, 'milliseconds', isMilliseconds),
    screensBetween: configValue(raw, 'ads.screensBetween', 1, 'a number from 0 to 10', isScreens),
  };
});

function isFragment(value: unknown): value is string {
  return isText(value) && /^#./.test(value);
}

function isId(value: unknown): value is string {
  return isText(value) && /^\d+$/.test(value);
}

function isMilliseconds(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 2 ** 31;
}

function isScreens(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 10;
}

function isWithoutConsent(value: unknown): value is 'wait' | 'limited' {
  return value === 'wait' || value === 'limited';
}

function isDay(value: unknown): value is string {
  return isText(value) && isCalendarDate(value);
}
