import { fetchLoginStatus } from '../api/login-status.ts';
import { HttpError } from '../http/http-error.ts';
import { retryDelay, shouldRetry } from '../http/retry.ts';
import { readLogin } from './login.ts';
import type { Login } from './visitor.ts';

/** Milliseconds; whoever waits longer for an answer is shown the page of a logged-out reader. */
const TIMEOUT = 5_000;

/**
 * Asks the server who is reading. A failure that may pass at once is tried again, a slow answer is not:
 * widgets wait for this one. It stands in a chunk of its own, which anonymous readers never load.
 * @param signal gives up
 * @throws HttpError
 */
export async function askLogin(signal: AbortSignal): Promise<Login> {
  for (let failures = 0; ; failures += 1) {
    try {
      return readLogin(await fetchLoginStatus({ signal, timeout: TIMEOUT }));
    } catch (cause) {
      if (isSlow(cause) || !shouldRetry(failures, cause)) throw cause;
    }
    await pause(retryDelay(failures), signal);
  }
}

function isSlow(cause: unknown): boolean {
  return cause instanceof HttpError && cause.kind === 'timeout';
}

/** Ends early when the caller gives up; the call that follows then says so. */
function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    signal.addEventListener('abort', done);
  });
}
