import { HttpError } from '../../platform/http/http-error.ts';
import { shouldRetry } from '../../platform/http/retry.ts';
import { withRetries } from '../../platform/http/with-retries.ts';
import { fetchLoginStatus } from './api/login-status.ts';
import { readLogin } from './read-login.ts';
import type { Login } from './visitor.ts';

/** The time limit in ms, after which the visitor counts as logged out. */
const TIMEOUT = 5_000;

/**
 * Requests the login status. A transient failure is retried, a slow answer is not: widgets wait for it. It is a chunk
 * of its own, which anonymous visitors never load.
 * @param signal aborts
 * @throws HttpError
 */
export async function loadLogin(signal: AbortSignal): Promise<Login> {
  const fetchStatus = () => fetchLoginStatus({ signal, timeout: TIMEOUT });
  const isWorthIt = (failures: number, cause: unknown) => !isSlow(cause) && shouldRetry(failures, cause);
  return readLogin(await withRetries(fetchStatus, signal, isWorthIt));
}

function isSlow(cause: unknown): boolean {
  return cause instanceof HttpError && cause.kind === 'timeout';
}
