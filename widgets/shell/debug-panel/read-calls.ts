import type { Call } from './types.ts';

/** The properties of a resource's timing that describe a call. */
export type CallTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'duration' | 'responseStatus'
>;

const CALLERS = /^(fetch|xmlhttprequest|beacon)$/;

/**
 * The calls to backends among the page's requests. Addresses lose their query and fragment, which may hold tokens.
 * @param timings the timings of all requests
 * @param base the folder of the bundle's own files, which are not calls
 */
export function readCalls(timings: readonly CallTiming[], base: string): Call[] {
  return timings
    .filter(({ initiatorType, name }) => CALLERS.test(initiatorType) && !name.startsWith(base))
    .map(({ name, initiatorType, startTime, duration, responseStatus }) => ({
      address: name.replace(/[?#].*$/, ''),
      by: initiatorType,
      // Safari before 18.2 does not support it.
      status: responseStatus ?? 0,
      at: startTime,
      duration,
    }));
}
