import { HttpError } from './http-error.ts';

/** Retries of a read after its first try. */
const RETRIES = 2;
const FIRST_DELAY = 1000;
const MAX_DELAY = 30_000;

/**
 * Whether a read that failed is worth another try: a lost connection, a slow answer or a server's own
 * failure (5xx) may pass; a refusal (4xx) or an answer of the wrong shape stays what it is.
 * @param failures how often it failed before, from 0
 * @param error what went wrong
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isTransient(error);
}

/**
 * How long to wait before the next try: doubling from a second, of which a random half is left out, so that the
 * visitors of one page do not come back all at once after an outage.
 * @param failures how often it failed before, from 0
 * @param random from 0 up to 1
 * @param longest milliseconds that the wait does not exceed
 * @returns milliseconds
 */
export function retryDelay(
  failures: number,
  random: number = Math.random(),
  longest: number = MAX_DELAY,
): number {
  return Math.min(FIRST_DELAY * 2 ** failures, longest) * (1 - random / 2);
}

/**
 * Whether a failure may be over by itself: no answer came, or the server failed (5xx). An error that is no `HttpError`
 * is a fault in code and comes back with each try, so it is not transient.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  if (error.kind === 'status') return (error.status ?? 0) >= 500;
  return error.kind === 'network' || error.kind === 'timeout';
}
