import { onceActivated } from '../../platform/page-life/activation.ts';
import { writeText } from '../../platform/storage/texts.ts';
import { writeCookie } from '../../platform/storage/write-cookie.ts';
import { type Configured, configSection } from '../../runtime/config/config-section.ts';
import { matching } from '../../runtime/config/settings.ts';
import { readCookie } from '../../runtime/page/read-cookie.ts';

/** Local storage key and cookie of the count [view-count-2]. */
const KEY = 'nmt_paywallviewcount';
/** The cookie's lifetime in seconds: a month of free articles. */
const MONTH = 31 * 24 * 60 * 60;

const countConfig = configSection({
  /** The cookie in which the server counts the articles of an anonymous visitor, separated by `@`. */
  counterCookie: matching(/^[\w-]+$/, 'the name of a cookie', 'nmt_counter'),
});

/**
 * Returns the number of articles read: the `@`-separated entries of the counter cookie [view-count-2].
 * @param counter the cookie's value; undefined counts as 0 [view-count-3]
 */
export function countViews(counter: string | undefined): number {
  return (counter ?? '').split('@').filter((entry) => entry.trim() !== '').length;
}

/**
 * Returns the number of free articles left, at least 0 [view-count-1].
 * @param limit free articles for an anonymous visitor: `data-paywall-limit`
 * @param count articles read
 * @returns undefined if the page has no limit [view-count-3]
 */
export function remainingViews(limit: number | undefined, count: number): number | undefined {
  return limit === undefined ? undefined : Math.max(0, Math.floor(limit) - count);
}

/**
 * Reads the number of articles read, and stores it as `nmt_paywallviewcount` in local storage and as a cookie, once the
 * visitor has opened the page [view-count-2]. It is for display only: the server decides on access [view-count-3].
 * @param page the page
 */
export function readViewCount(page: Configured): number {
  const count = () => countViews(readCookie(countConfig(page).counterCookie));
  onceActivated(() => {
    const text = String(count());
    writeText('local', KEY, text);
    writeCookie(KEY, text, { maxAge: MONTH });
  });
  return count();
}
