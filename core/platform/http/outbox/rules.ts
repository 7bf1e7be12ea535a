import { HttpError } from '../http-error.ts';
import { isTransient, retryDelay } from '../retry.ts';
import type { Entry } from './entry.ts';

/** The maximum age of a write, in ms: seven days. Then it is dropped. */
export const MAX_AGE = 7 * 86_400_000;
/** The maximum number of queued writes in a browser, for all its visitors together. */
export const MAX_ENTRIES = 100;
/** The longest body, in characters of JSON; together with {@link MAX_ENTRIES} a sixth of the storage quota. */
export const MAX_BODY = 8_000;

/** The maximum delay between two attempts, unless the server requests more: five minutes. */
const MAX_DELAY = 300_000;
/** The number of server errors, over more than a day, after which a write counts as refused. */
const MAX_FAILURES = 20;
const A_DAY = 86_400_000;
/** The maximum number of 409 answers for an attempt in progress; after that a 409 is a real conflict. */
const MAX_CONFLICTS = 8;

/** The result of an attempt: `held` waits for a login, `later` is tried again after a delay. */
export type Verdict = 'sent' | 'refused' | 'held' | 'later';

/**
 * Classifies a failed attempt. A transient failure is tried later: no answer, a server error (5xx), too many calls
 * (429), 408 and 425. So is a 409, a few times: for a repeated write it means that the first attempt is still in
 * progress (draft-ietf-httpapi-idempotency-key-header). After 401 the write waits for its owner's login. A success
 * status with an invalid body is a success. Everything else is a refusal. If the first answer of a write decides, all
 * these answers but 409 refuse it. Without an answer nothing is decided: the page may have been left while the server
 * applied the write.
 * @param error the failure
 * @param entry the write, with the failures before this one
 * @param now in epoch milliseconds
 */
export function classifyError(error: unknown, entry: Entry, now: number): Verdict {
  if (!(error instanceof HttpError)) return 'refused';
  const { kind, status } = error;
  if (kind === 'aborted') return 'later';
  if (kind === 'invalid') return status === undefined ? 'refused' : 'sent';
  if (status === undefined) return 'later';
  // After a 409 the first attempt may still be in progress, and succeed.
  if (entry.firstAnswerDecides && status !== 409) return 'refused';
  if (status === 401) return 'held';
  if (status === 409) return entry.conflicts < MAX_CONFLICTS ? 'later' : 'refused';
  if (!isTransient(error) && ![408, 425, 429].includes(status)) return 'refused';
  return entry.failures >= MAX_FAILURES && now - entry.savedAt > A_DAY ? 'refused' : 'later';
}

/**
 * Counts a server error or conflict of a write, so that attempts are limited, and marks one without an answer.
 * @param entry the write
 * @param status of the answer; undefined if there was none
 */
export function counted(entry: Entry, status: number | undefined): Entry {
  if (status === undefined) return { ...entry, isUnanswered: true };
  if (status === 409) return { ...entry, conflicts: entry.conflicts + 1 };
  return { ...entry, failures: entry.failures + 1 };
}

/**
 * Returns the delay after a transient failure: longer each time, with jitter so that visitors do not return at once,
 * and at least the server's `Retry-After`.
 * @param failures the number of consecutive failed attempts before this one
 * @param random from 0 up to 1
 * @param retryAfter milliseconds of the server's `Retry-After`
 * @returns milliseconds
 */
export function backoffDelay(failures: number, random: number, retryAfter = 0): number {
  return Math.max(retryAfter, retryDelay(failures, random, MAX_DELAY));
}

/** Sorts writes by age; two writes made at once in two tabs have a fixed order, too. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
}

/**
 * Returns the position of a new write: after all others, even if the clock was set back.
 * @param entries queued writes
 * @param last the last position that this page assigned
 * @param now in epoch milliseconds
 */
export function nextOrder(entries: readonly Entry[], last: number, now: number): number {
  return Math.max(now, last + 1, ...entries.map(({ order }) => order + 1));
}

/** Whether a write is too old; the same distance in the future, after the clock was set back, counts as well. */
export function isExpired({ savedAt }: Pick<Entry, 'savedAt'>, now: number): boolean {
  return Math.abs(now - savedAt) > MAX_AGE;
}

/** Whether a write may be added. */
export function hasRoom(entries: readonly Entry[], json: unknown): boolean {
  return entries.length < MAX_ENTRIES && (JSON.stringify(json) ?? '').length <= MAX_BODY;
}
