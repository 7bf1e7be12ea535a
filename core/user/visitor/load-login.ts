import { HttpError } from '../../platform/http/http-error.ts';
import { shouldRetry } from '../../platform/http/retry.ts';
import { withRetries } from '../../platform/http/with-retries.ts';
import { fetchLoginStatus } from './api/login-status.ts';
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
  const ask = () => fetchLoginStatus({ signal, timeout: TIMEOUT });
  const isWorthIt = (failures: number, cause: unknown) => !isSlow(cause) && shouldRetry(failures, cause);
  return readLogin(await withRetries(ask, signal, isWorthIt));
}

function isSlow(cause: unknown): boolean {
  return cause instanceof HttpError && cause.kind === 'timeout';
}
