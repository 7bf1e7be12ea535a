import { HttpError } from '../http-error.ts';
import { isTransient, retryDelay } from '../retry.ts';
import type { Entry } from './entry.ts';

/** A write that could not be sent for so long is dropped: seven days. */
export const MAX_AGE = 7 * 86_400_000;
/** So many writes may wait in a browser, those of all its visitors together. */
export const MAX_ENTRIES = 100;
/** The longest body, in characters of JSON; together with {@link MAX_ENTRIES} a sixth of what storage takes. */
export const MAX_BODY = 8_000;

/** Between two tries, unless the server asks for more: five minutes. */
const MAX_DELAY = 300_000;
/** A server that answers so often that it fails, for more than a day, will not do this write any more. */
const MAX_FAILURES = 20;
const A_DAY = 86_400_000;
/** "Your first try is still under way" may be said this often; then it is a conflict of another kind. */
const MAX_CONFLICTS = 8;

/** What a try came to: `held` waits for the visitor to log in again, `later` for better times. */
export type Verdict = 'sent' | 'refused' | 'held' | 'later';

/**
 * What a failed try means for its write. What may pass waits: no answer, a failing server (5xx), too many calls
 * (429), too early (408, 425). So does 409 a few times, which says of a repeated write that its first try is still
 * under way (draft-ietf-httpapi-idempotency-key-header). 401 says that the login is over: the write waits for its
 * visitor. An answer of success that cannot be read is success all the same. All else is a refusal.
 * @param error what went wrong
 * @param entry the write, with the failures before this one
 * @param now in epoch milliseconds
 */
export function classifyError(error: unknown, entry: Entry, now: number): Verdict {
  if (!(error instanceof HttpError)) return 'refused';
  const { kind, status } = error;
  if (kind === 'aborted') return 'later';
  if (kind === 'invalid') return status === undefined ? 'refused' : 'sent';
  if (status === undefined) return 'later';
  if (status === 401) return 'held';
  if (status === 409) return entry.conflicts < MAX_CONFLICTS ? 'later' : 'refused';
  if (!isTransient(error) && ![408, 425, 429].includes(status)) return 'refused';
  return entry.failures >= MAX_FAILURES && now - entry.savedAt > A_DAY ? 'refused' : 'later';
}

/**
 * Counts an answer that lets a write wait: how often it happened decides when it is enough.
 * @param entry the write
 * @param status of the answer
 */
export function counted(entry: Entry, status: number): Entry {
  if (status === 409) return { ...entry, conflicts: entry.conflicts + 1 };
  return { ...entry, failures: entry.failures + 1 };
}

/**
 * How long the outbox waits after a try that may pass: longer each time, by chance not the same for all visitors,
 * and at least as long as the server asked.
 * @param failures tries in a row that failed before this one, from 0
 * @param random from 0 up to 1
 * @param retryAfter milliseconds that the server asked for
 * @returns milliseconds
 */
export function backoffDelay(failures: number, random: number, retryAfter = 0): number {
  return Math.max(retryAfter, retryDelay(failures, random, MAX_DELAY));
}

/** The writes in the order in which they were made; of two made at once in two tabs, always the same one first. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
}

/**
 * The place of a new write: after all others, also where the clock was set back.
 * @param entries what waits already
 * @param last the place that this page gave last
 * @param now in epoch milliseconds
 */
export function nextOrder(entries: readonly Entry[], last: number, now: number): number {
  return Math.max(now, last + 1, ...entries.map(({ order }) => order + 1));
}

/** Whether a write has stayed too long; one from the future, after the clock was set back, counts alike. */
export function isExpired({ savedAt }: Pick<Entry, 'savedAt'>, now: number): boolean {
  return Math.abs(now - savedAt) > MAX_AGE;
}

/** Whether a write may be taken in. */
export function hasRoom(entries: readonly Entry[], json: unknown): boolean {
  return entries.length < MAX_ENTRIES && (JSON.stringify(json) ?? '').length <= MAX_BODY;
}
