import { HttpError } from './http-error.ts';
import { retryDelay, shouldRetry } from './retry.ts';

/**
 * Reads, and reads again where what went wrong may pass: the rules of `retry.ts` without a query client, for
 * features in plain DOM code.
 * @param read makes one call; only for reads, which may be made twice
 * @param signal gives up, also between two tries
 * @throws HttpError, the last one
 */
export async function withRetries<Answer>(read: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch (cause) {
      if (!shouldRetry(failures, cause)) throw cause;
      await pause(retryDelay(failures), signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(new HttpError('aborted', 'The next try was given up.'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
