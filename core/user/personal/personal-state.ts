import type { Entry } from '../../platform/http/outbox/entry.ts';
import type { Account } from './account-copy.ts';
import { type Base, changesOf } from './base.ts';
import type { Subject } from './subject.ts';

/** What is known of an account's data. */
export interface PersonalState<Data, Change> {
  /**
   * - `unknown`: whether somebody is logged in is not known yet;
   * - `anonymous`: nobody is; no call is made;
   * - `loading`: nothing is known but queued changes;
   * - `failed`: as `loading`, after a call that failed;
   * - `ready`: the data is the server's, with queued changes; a later call that fails changes nothing.
   */
  readonly state: 'unknown' | 'anonymous' | 'loading' | 'failed' | 'ready';
  /** The data with all changes, also those that wait in the outbox. */
  readonly data: Data;
  /** The changes that wait in the outbox, those of other tabs and earlier pages included, the oldest first. */
  readonly pending: readonly Change[];
  /** The same while they are on their way; none while they wait for a connection, after a try without an answer. */
  readonly underWay: readonly Change[];
}

/** What a state is made of. */
export interface Known<Data> {
  readonly account: Account;
  /** What the server said last; undefined before that. */
  readonly base: Base<Data> | undefined;
  readonly hasFailed: boolean;
  /** The writes of the account that wait in the outbox. */
  readonly queued: readonly Entry[];
  /** The entries that were sent, as far as the outbox still lists them. */
  readonly sent: readonly Entry[];
}

/** Before the account is known. */
export const NOTHING_KNOWN: Known<never> = {
  account: undefined,
  base: undefined,
  hasFailed: false,
  queued: [],
  sent: [],
};

/** The state that follows from what is known: a pure function, so that it is the same in all tabs. */
export function personalState<Data, Change>(
  known: Known<Data>,
  { apply, recognise, empty }: Pick<Subject<Data, Change>, 'apply' | 'recognise' | 'empty'>,
): PersonalState<Data, Change> {
  const { base, queued, sent } = known;
  const pending = changesOf(queued, recognise);
  // A base contains what was sent.
  const sentBefore = base ? [] : changesOf(sent, recognise);
  return {
    state: stateOf(known),
    data: [...sentBefore, ...pending].reduce(apply, base?.data ?? empty),
    pending,
    // Writes are sent one after the other: one without an answer holds up all.
    underWay: queued.some(({ isUnanswered }) => isUnanswered) ? [] : pending,
  };
}

/** Whether two states are the same, as far as their bases and queues tell: then the data stays the same object. */
export function isSameKnown<Data>(one: Known<Data>, other: Known<Data>): boolean {
  return one.base === other.base && markOf(one) === markOf(other);
}

function markOf(known: Known<unknown>): string {
  const queued = known.queued.map(({ id, isUnanswered = false }) => `${id} ${isUnanswered}`).sort();
  return JSON.stringify([known.account, stateOf(known), queued]);
}

function stateOf({ account, base, hasFailed }: Known<unknown>): PersonalState<unknown, unknown>['state'] {
  if (account === undefined) return 'unknown';
  if (account === null) return 'anonymous';
  if (base) return 'ready';
  return hasFailed ? 'failed' : 'loading';
}
