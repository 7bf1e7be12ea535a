import type { Entry } from '../../platform/http/outbox/entry.ts';
import type { Account } from './account-copy.ts';
import { type Base, changesOf } from './base.ts';
import type { Subject } from './subject.ts';

/** The known state of an account's data. */
export interface PersonalState<Data, Change> {
  /**
   * - `unknown`: whether somebody is logged in is not known yet;
   * - `anonymous`: nobody is; no call is made;
   * - `loading`: nothing is known but queued changes;
   * - `failed`: like `loading`, after a failed call;
   * - `ready`: the data is the server's, with queued changes; a later call that fails changes nothing.
   */
  readonly state: 'unknown' | 'anonymous' | 'loading' | 'failed' | 'ready';
  /** The data with all changes, also those that wait in the outbox. */
  readonly data: Data;
  /** The changes that wait in the outbox, including those of other tabs and earlier pages, oldest first. */
  readonly pending: readonly Change[];
  /**
   * The same changes while they are being sent; empty while they wait for a connection, after an attempt without an
   * answer.
   */
  readonly underWay: readonly Change[];
}

/** The data from which the state is derived. */
export interface Known<Data> {
  readonly account: Account;
  /** The server's last answer; undefined before the first one. */
  readonly base: Base<Data> | undefined;
  readonly hasFailed: boolean;
  /** The writes of the account that wait in the outbox. */
  readonly queued: readonly Entry[];
  /** The writes that were sent, as far as the outbox still lists them. */
  readonly sent: readonly Entry[];
}

/** The state before the account is known. */
export const NOTHING_KNOWN: Known<never> = {
  account: undefined,
  base: undefined,
  hasFailed: false,
  queued: [],
  sent: [],
};

/** Derives the state from the known data. It is a pure function, so that the state is the same in all tabs. */
export function personalState<Data, Change>(
  known: Known<Data>,
  { apply, recognise, empty }: Pick<Subject<Data, Change>, 'apply' | 'recognise' | 'empty'>,
): PersonalState<Data, Change> {
  const { base, queued, sent } = known;
  const pending = changesOf(queued, recognise);
  // A base includes the writes that were sent.
  const sentBefore = base ? [] : changesOf(sent, recognise);
  return {
    state: stateOf(known),
    data: [...sentBefore, ...pending].reduce(apply, base?.data ?? empty),
    pending,
    // Writes are sent one after the other, so one without an answer blocks all.
    underWay: queued.some(({ isUnanswered }) => isUnanswered) ? [] : pending,
  };
}

/** Whether two states are equal according to their bases and queues, so that the data stays the same object. */
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
