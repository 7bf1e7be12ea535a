/** The longest `Retry-After`, in ms: an hour. Longer ones are shortened to this. */
export const MAX_RETRY_AFTER = 3_600_000;

/**
 * Reads the header `Retry-After`: whole seconds, or a date (RFC 9110, section 10.2.3).
 * @param header the header's text, null if there is none
 * @param at the current time, in epoch milliseconds
 * @returns milliseconds from 0 up to an hour, or undefined for a missing or invalid header
 */
export function readRetryAfter(header: string | null, at: number): number | undefined {
  const text = header?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - at;
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER);
}
