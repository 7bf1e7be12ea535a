import type { Call } from './types.ts';

/** The parts of a resource's timing that tell of a call. */
export type CallTiming = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'duration' | 'responseStatus'
>;

const CALLERS = /^(fetch|xmlhttprequest|beacon)$/;

/**
 * The calls to backends among the page's requests. Addresses lose their query and fragment, which may hold tokens.
 * @param timings of all requests
 * @param base the folder of the bundle's own files, which are not calls
 */
export function readCalls(timings: readonly CallTiming[], base: string): Call[] {
  return timings
    .filter(({ initiatorType, name }) => CALLERS.test(initiatorType) && !name.startsWith(base))
    .map(({ name, initiatorType, startTime, duration, responseStatus }) => ({
      address: name.replace(/[?#].*$/, ''),
      by: initiatorType,
      // Safari before 18.2 has none.
      status: responseStatus ?? 0,
      at: startTime,
      duration,
    }));
}
