import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';

/** The time for which an update counts as recent, in milliseconds [liveblog-block-2]. */
const RECENT = 30 * 60_000;

/** The used fields of an update. */
export interface Update {
  readonly timestamp?: unknown;
}

/**
 * Reads the times of updates; invalid ones are left out [liveblog-block-3].
 * @returns epoch milliseconds
 */
export function updateTimes(updates: readonly Update[]): number[] {
  return updates
    .map(({ timestamp }) => timestamp)
    .map((raw) => (typeof raw === 'string' || typeof raw === 'number' ? parseTimestamp(raw) : undefined))
    .filter((at) => at !== undefined);
}

/**
 * The number of recent updates: those not in the future, and at most 30 minutes old.
 * @param times epoch milliseconds
 * @param now epoch milliseconds
 */
export function recentUpdates(times: readonly number[], now: number): number {
  return times.filter((at) => at <= now && now - at <= RECENT).length;
}

/**
 * Time for which the number of recent updates stays the same, without new ones.
 * @param times epoch milliseconds
 * @param now epoch milliseconds
 * @returns milliseconds, undefined if it stays the same
 */
export function timeToChange(times: readonly number[], now: number): number | undefined {
  const changes = times.flatMap((at) => [at, at + RECENT + 1]).filter((at) => at > now);
  return changes.length ? Math.min(...changes) - now : undefined;
}
