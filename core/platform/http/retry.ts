import { HttpError } from './http-error.ts';

/** The number of retries of a read after the first attempt. */
const RETRIES = 2;
const FIRST_DELAY = 1000;
const MAX_DELAY = 30_000;

/**
 * Whether a failed read is retried: a lost connection, a timeout and a server error (5xx) are transient; a refusal
 * (4xx) and an invalid answer are not.
 * @param failures the number of failures before, from 0
 * @param error the failure
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isTransient(error);
}

/**
 * The delay before the next try: doubles from a second, minus a random part of up to half, so that visitors do not
 * return all at once after an outage.
 * @param failures the number of failures before, from 0
 * @param random from 0 up to 1
 * @param longest the maximum in milliseconds
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
 * Whether a failure is transient: no answer, or a server error (5xx). Any other error than an `HttpError` is a bug that
 * every try repeats, so it is not transient.
 */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  if (error.kind === 'status') return (error.status ?? 0) >= 500;
  return error.kind === 'network' || error.kind === 'timeout';
}
