import { isParsed, whenParsed } from '../parsed.ts';
import type { Strategy } from './strategy.ts';

/** The longest wait for an idle moment, in ms. */
const AT_MOST = 2000;

/**
 * In a quiet moment after the page has arrived in full, so that such a feature may look at all of it. Safari
 * has no requestIdleCallback: there a timer lets the first work pass.
 */
export const idle: Strategy = ({ start }) => {
  const quiet = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_MOST });
    else setTimeout(start, 200);
  };
  if (isParsed()) quiet();
  else whenParsed(quiet);
};
