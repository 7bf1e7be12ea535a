import { writeCookie } from '../../platform/storage/cookies.ts';
import { writeText } from '../../platform/storage/texts.ts';
import { configValue } from '../../runtime/config/guards.ts';
import { type Configured, configSection } from '../../runtime/config/section.ts';
import { readCookie } from '../../runtime/page/read-cookie.ts';

/** Local storage key and cookie of the count [view-count-2]. */
const KEY = 'nmt_paywallviewcount';
/** Seconds that the cookie lives: a month of free articles. */
const MONTH = 31 * 24 * 60 * 60;

const countConfig = configSection((raw) => ({
  counterCookie: configValue(raw, 'counterCookie', 'nmt_counter', 'the name of a cookie', isCookieName),
}));

/**
 * How many articles were read: the `@`-separated entries of the counter cookie [view-count-2].
 * @param counter the cookie's value; undefined where there is none, which counts as 0 [view-count-3]
 */
export function countViews(counter: string | undefined): number {
  return (counter ?? '').split('@').filter((entry) => entry.trim() !== '').length;
}

/**
 * How many free articles are left, never below zero [view-count-1].
 * @param limit free articles for an anonymous reader: `data-paywall-limit`
 * @param count articles that were read
 * @returns undefined where the page has no limit [view-count-3]
 */
export function remainingViews(limit: number | undefined, count: number): number | undefined {
  return limit === undefined ? undefined : Math.max(0, Math.floor(limit) - count);
}

/**
 * Reads how many articles were read, and stores the number as `nmt_paywallviewcount`, in local storage and as a
 * cookie [view-count-2]. It is for display only: the server decides on access [view-count-3].
 * @param page the page
 */
export function readViewCount(page: Configured): number {
  const count = countViews(readCookie(countConfig(page).counterCookie));
  writeText('local', KEY, String(count));
  writeCookie(KEY, String(count), { maxAge: MONTH });
  return count;
}

function isCookieName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value);
}
