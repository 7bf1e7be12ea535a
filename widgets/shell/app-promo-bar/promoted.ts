/** Milliseconds for which a closed bar is not shown again: 56 hours [app-promo-bar-2]. */
export const HIDDEN_FOR = 56 * 60 * 60 * 1000;

/**
 * Whether a device runs Android, by its user agent [app-promo-bar-1].
 * @param userAgent `navigator.userAgent`
 */
export function isAndroid(userAgent: string): boolean {
  // Windows Phone identified itself as Android as well.
  return /\bAndroid\b/i.test(userAgent) && !/Windows Phone/i.test(userAgent);
}

/**
 * Whether the visitor closed the bar less than 56 hours ago [app-promo-bar-2].
 * @param closedAt epoch milliseconds as text; an invalid or future value counts as never
 * @param now epoch milliseconds
 */
export function isClosed(closedAt: string | undefined, now: number): boolean {
  const age = now - Number(closedAt?.trim() || Number.NaN);
  return age >= 0 && age < HIDDEN_FOR;
}
