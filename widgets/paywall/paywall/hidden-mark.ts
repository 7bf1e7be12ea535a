/** Marks what a wall keeps from the reader; also for the style, where the site gives an element a `display`. */
export const MARK = 'data-paywall-hidden';

/** Whether a wall keeps something of this page from the reader now. */
export function isBlocked(): boolean {
  return document.querySelector(`[${MARK}]`) !== null;
}
