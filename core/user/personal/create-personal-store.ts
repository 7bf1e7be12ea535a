import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError, isAborted } from '../../platform/http/http-error.ts';
import { listEntries, listSent } from '../../platform/http/outbox/box.ts';
import type { Entry } from '../../platform/http/outbox/entry.ts';
import { withRetries } from '../../platform/http/with-retries.ts';
import { error } from '../../runtime/log/log.ts';
import type { WriteOutcome } from '../profile/profile-write.ts';
import { type Account, accountCopy } from './account-copy.ts';
import { type Base, foldSent, isBase, isFresh, isNewer, isUsable, learned, NOT_FETCHED } from './base.ts';
import { confirm, counts, fetchBase } from './fetch-base.ts';
import {
  isSameKnown,
  type Known,
  NOTHING_KNOWN,
  type PersonalState,
  personalState,
} from './personal-state.ts';
import type { PersonalWrite, Subject } from './subject.ts';

/** The data of the present account; the same for all tabs. Works as a zustand store: `useStore`, `subscribe`. */
export interface PersonalStore<Data, Change>
  extends Pick<StoreApi<PersonalState<Data, Change>>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Does the same as `subscribe`, but without causing a call, for code that only needs the changes. */
  readonly watch: (listener: () => void) => () => void;
  /**
   * Makes a change, which is shown everywhere at once. A change that is refused, or answered with a server error, is
   * reverted; one without an answer waits for the connection. After a 401 the login status is fetched again, and the
   * outcome is `logged-out`.
   * @returns the outcome; does not resolve while the change is queued, and never rejects
   */
  readonly change: (change: Change) => Promise<WriteOutcome>;
  /**
   * Makes changes that depend on each other in order: all are shown everywhere at once, and if one is refused, those
   * after it are reverted, too.
   * @returns the outcomes, as {@link change} gives them
   */
  readonly changeInTurn: (changes: readonly Change[]) => Promise<WriteOutcome>[];
  /**
   * Fetches the data again, whatever its age.
   * @param load another call with the same result @default the subject's `load`
   * @returns resolves when the call has ended; never rejects
   */
  readonly refresh: (load?: (signal: AbortSignal) => Promise<Data>) => Promise<void>;
  /**
   * Makes another call about the account, whose answer may have details for `learn`.
   * @throws HttpError of the call; `aborted` if the answer is not for the account that is logged in by then
   */
  readonly read: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /**
   * Adds details that `read` fetched: the answer takes precedence over the copy, and writes that were sent since over
   * the answer. Does nothing while the data itself is not known, unless it may be partial.
   * @param update adds them
   * @param contained the writes that the answer includes, from `listSentIds` before the call
   */
  readonly learn: (update: (data: Data) => Data, contained: readonly string[]) => void;
}

/** The dependencies of a store, which tests replace. */
export interface PersonalParts<Data> {
  readonly account: Pick<StoreApi<Account>, 'getState' | 'subscribe'>;
  /** Whether an account is still logged in in this browser. Called after each answer. */
  readonly isPresent: (account: string) => Promise<boolean>;
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly writeInTurn: (writes: readonly PersonalWrite[]) => Promise<WriteOutcome>[];
  /** Calls a handler after changes of the outbox. */
  readonly onEntries: (handler: () => void, signal: AbortSignal) => void;
  /** Calls a handler when data may be outdated in a way that storage does not report. */
  readonly onOutdated: (handler: () => void, signal: AbortSignal) => void;
  /**
   * The time when a change by another device was last noticed, in epoch milliseconds: data that were fetched before are
   * outdated.
   */
  readonly outdatedAt?: () => number;
  /** Calls a handler when a call that failed may succeed. */
  readonly onWakeSigns: (handler: () => void, signal: AbortSignal) => void;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/**
 * Creates the store of a subject: the server's last answer, with the writes that were sent since and those that wait in
 * the outbox. It has no list of changes of its own, so it is the same in all tabs and after a reload. The first
 * subscriber causes the call, unless a stored copy is fresh.
 * @param subject the kind of data
 * @param parts its dependencies
 */
export function createPersonalStore<Data, Change>(
  subject: Subject<Data, Change>,
  parts: PersonalParts<Data>,
): PersonalStore<Data, Change> {
  const { now, signal } = parts;
  let isStarted = false;
  /** Whether there was a subscriber; calls are only made then. */
  let isWanted = false;
  let hasFailed = false;
  const copy = baseCopy(subject, now, () => update(), signal);
  const own = (entries: readonly Entry[]) => entries.filter(({ owner }) => owner === copy.account());
  const fetching = { account: copy.account, isPresent: parts.isPresent, now, sent: () => own(listSent()) };
  const know = (): Known<Data> => {
    const sent = own(listSent());
    const base = copy.read();
    const folded = base && foldSent(base, sent, subject);
    if (folded && folded !== base) copy.write(folded);
    return { account: copy.account(), base: folded, hasFailed, queued: own(listEntries()), sent };
  };
  let shown: Known<Data> = NOTHING_KNOWN;
  const store = createStore<PersonalState<Data, Change>>(() => personalState(shown, subject));

  const update = () => {
    const known = know();
    if (isSameKnown(known, shown)) return;
    shown = known;
    store.setState(personalState(known, subject), true);
  };

  const fetchNow = async (load = parts.load): Promise<void> => {
    if (!copy.account()) return;
    await copy.call(async (ends) => {
      try {
        const fetched = await withRetries(() => fetchBase(subject, fetching, load, ends), ends);
        if (ends.aborted) return;
        hasFailed = false;
        copy.write(fetched);
      } catch (cause) {
        // After a logout in another tab the server refuses requests that it answered before, which is not an error.
        if (isAborted(cause) || !(await counts(fetching, ends))) return;
        hasFailed = true;
        error('personal', `The ${subject.name} could not be loaded.`, cause);
      }
      update();
    });
  };

  const refresh = async (load?: PersonalParts<Data>['load']) => {
    start();
    // A call in progress may have been answered before the reason for this one.
    copy.overtake();
    await fetchNow(load);
  };

  const fetchIfWanted = () => {
    if (isWanted && !isFresh(copy.read(), now(), parts.outdatedAt?.())) void fetchNow();
  };

  const observeAccount = () => {
    if (!copy.follow(parts.account.getState())) return;
    hasFailed = false;
    update();
    fetchIfWanted();
  };

  const start = () => {
    if (isStarted || signal.aborted) return;
    isStarted = true;
    parts.onEntries(update, signal);
    parts.onOutdated(() => {
      if (isWanted) void refresh();
    }, signal);
    parts.onWakeSigns(() => {
      if (hasFailed) void fetchNow();
    }, signal);
    signal.addEventListener('abort', parts.account.subscribe(observeAccount));
    observeAccount();
  };

  const changeInTurn = (changes: readonly Change[]) => {
    start();
    const outcomes = parts.writeInTurn(changes.map(subject.write));
    for (const outcome of outcomes)
      void outcome.then((known) => {
        if (isWanted && isUnsure(known)) void refresh();
      });
    return outcomes;
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      start();
      if (!isWanted) {
        isWanted = true;
        fetchIfWanted();
      }
      return store.subscribe(listener);
    },
    watch(listener) {
      start();
      return store.subscribe(() => listener());
    },
    change: (change) => changeInTurn([change])[0] as Promise<WriteOutcome>,
    changeInTurn,
    refresh,
    async read(call) {
      start();
      if (!copy.account()) throw new HttpError('aborted', 'Nobody is logged in.');
      const ends = copy.signal();
      const answer = await call();
      await confirm(fetching, ends);
      return answer;
    },
    learn(addTo, contained) {
      const known = copy.read() ?? (subject.isPartial ? { ...NOT_FETCHED, data: subject.empty } : undefined);
      if (!known) return;
      copy.write(learned(known, { addTo, contained, sent: own(listSent()) }, subject));
      update();
    },
  };
}

/** Whether a change may have been applied nevertheless: the server failed, or its answer was lost. */
function isUnsure(outcome: WriteOutcome): boolean {
  return outcome.state === 'refused' && !(outcome.status !== undefined && outcome.status < 500);
}

/** Creates the copy of the server's last answer. */
function baseCopy<Data, Change>(
  { key, accepts }: Subject<Data, Change>,
  now: () => number,
  onTaken: () => void,
  signal: AbortSignal,
) {
  return accountCopy<Base<Data>>({
    key,
    accepts: (value): value is Base<Data> => isBase(value, accepts),
    takes: (stored, known) => isUsable(stored, now()) && isNewer(stored, known),
    onTaken,
    signal,
  });
}
