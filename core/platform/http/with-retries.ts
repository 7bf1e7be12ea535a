import { delay } from '../schedule/delay.ts';
import { HttpError } from './http-error.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/**
 * Makes a read and retries transient failures, by the rules of `retry.ts`.
 * @param read makes one call; only for reads, which may be repeated
 * @param signal aborts, also between two attempts
 * @param isWorthIt whether a failed call is repeated, given the number of earlier failures
 * @throws HttpError, the last one
 */
export async function withRetries<Answer>(
  read: () => Promise<Answer>,
  signal: AbortSignal,
  isWorthIt = shouldRetry,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch (cause) {
      if (signal.aborted || !isWorthIt(failures, cause)) throw cause;
    }
    await delay(retryDelay(failures), signal);
    if (signal.aborted) throw new HttpError('aborted', 'The next try was given up.');
  }
}
