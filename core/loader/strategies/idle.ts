import type { Strategy } from './strategy.ts';

/** The browser waits no longer than this for a quiet moment, in ms. */
const AT_MOST = 2000;

/** In a quiet moment. Safari has no requestIdleCallback: there a timer lets the first work pass. */
export const idle: Strategy = (start) => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_MOST });
  else setTimeout(start, 200);
};
