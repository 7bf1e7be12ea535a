import { isParsed, whenParsed } from '../../page/parsed.ts';
import type { Strategy } from './strategy.ts';

/** The longest wait for an idle moment, in ms. */
const AT_MOST = 2000;
/** The wait if the browser does not know when it is idle, in ms. */
const FALLBACK_DELAY = 200;

/**
 * When the browser is idle after the page has been parsed, so that the feature can use all of it. Safari has no
 * requestIdleCallback: a timer is used there.
 */
export const idle: Strategy = (mount) => {
  const start = () => mount.start();
  const quiet = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: AT_MOST })
      : setTimeout(start, FALLBACK_DELAY);
  if (isParsed()) quiet();
  else whenParsed(quiet);
};
