import { isParsed, whenParsed } from '../../page/parsed.ts';
import type { Strategy } from './strategy.ts';

/** The maximum wait for an idle moment, in ms. */
const AT_MOST = 2000;
/** The wait in ms in browsers without requestIdleCallback. */
const FALLBACK_DELAY = 200;

/**
 * Starts when the browser is idle after the page has been parsed, so that the feature can use all of it. Safari has no
 * requestIdleCallback, so a timer is used there.
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
