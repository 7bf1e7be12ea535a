import { sentAt } from './sent-at.ts';

/** The longest `Retry-After`, in ms: an hour. Longer ones are shortened to this. */
export const MAX_RETRY_AFTER = 3_600_000;

/**
 * Reads the header `Retry-After`: whole seconds, or a date (RFC 9110, section 10.2.3). A date is compared with the
 * answer's own, because the visitor's clock may be wrong.
 * @param headers of the answer
 * @param at the current time by the visitor's clock, in epoch milliseconds, for an answer without a date
 * @returns milliseconds from 0 up to an hour, or undefined for a missing or invalid header
 */
export function readRetryAfter(headers: Headers, at: number): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - (sentAt(headers) || at);
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER);
}
