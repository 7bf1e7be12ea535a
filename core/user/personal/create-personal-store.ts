import { CancelledError, type QueryClient } from '@tanstack/query-core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError, isAborted } from '../../platform/http/http-error.ts';
import { listEntries, listSent, listSentIds } from '../../platform/http/outbox/box.ts';
import { shortHash } from '../../platform/ids/short-hash.ts';
import { error } from '../../runtime/log/log.ts';
import type { WriteOutcome } from '../profile/profile-write.ts';
import { type Base, baseItem, changesOf, foldSent, isFresh, isNewer, isUsable, NOT_FETCHED } from './base.ts';
import type { PersonalWrite, Subject } from './subject.ts';

/** An account's id; null for nobody (logged out, or a login without an id), undefined while unknown. */
export type Account = string | null | undefined;

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

/** The data of the present account; the same for all tabs. Works as a zustand store: `useStore`, `subscribe`. */
export interface PersonalStore<Data, Change>
  extends Pick<StoreApi<PersonalState<Data, Change>>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** As `subscribe`, without causing the call: for who needs nothing but the changes. */
  readonly watch: (listener: () => void) => () => void;
  /**
   * Makes a change: everything shows it at once. A change that is refused, or answered with a server error, disappears
   * again; one without an answer waits for the connection. After a 401 the login status is asked again, and the outcome is
   * `logged-out`.
   * @returns the outcome; does not resolve while the change is queued, and never rejects
   */
  readonly change: (change: Change) => Promise<WriteOutcome>;
  /**
   * Makes changes of which each needs the one before it: everything shows them all at once, and one that is refused takes
   * those after it along.
   * @returns the outcomes, as {@link change} gives them
   */
  readonly changeInTurn: (changes: readonly Change[]) => Promise<WriteOutcome>[];
  /**
   * Fetches the data again, whatever its age.
   * @param load another call with the same result @default the subject's `load`
   * @returns resolves when it is over; never rejects
   */
  readonly refresh: (load?: (signal: AbortSignal) => Promise<Data>) => Promise<void>;
  /**
   * Makes another call about the account, whose answer may teach details: see `learn`.
   * @throws HttpError of the call; `aborted` where the answer is not for the account that is logged in by then
   */
  readonly read: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /**
   * Adds details that `read` fetched: what the server says wins over the copy, writes that were sent since over what it
   * says. Does nothing while the data itself is not known, unless it may be partial.
   * @param update adds them
   * @param contained the writes that the answer contains, from `listSentIds` before the call
   */
  readonly learn: (update: (data: Data) => Data, contained: readonly string[]) => void;
}

/** The dependencies of a store; a test replaces each. */
export interface PersonalParts<Data> {
  readonly client: QueryClient;
  readonly account: Pick<StoreApi<Account>, 'getState' | 'subscribe'>;
  /** Whether an account is still logged in in this browser. Called after each answer. */
  readonly isPresent: (account: string) => Promise<boolean>;
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly writeInTurn: (writes: readonly PersonalWrite[]) => Promise<WriteOutcome>[];
  /** Calls a handler after changes of the outbox. */
  readonly onEntries: (handler: () => void, signal: AbortSignal) => void;
  /** Calls a handler when data may be outdated in a way that storage does not show. */
  readonly onOutdated: (handler: () => void, signal: AbortSignal) => void;
  /** When a change by another device was last noticed, in epoch milliseconds: what was fetched before is outdated. */
  readonly outdatedAt?: () => number;
  /** Calls a handler when a call that failed may succeed. */
  readonly onWakeSigns: (handler: () => void, signal: AbortSignal) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/**
 * Creates the store of a subject: what the server said last, with the writes that were sent since and those that wait
 * in the outbox. It holds no list of changes of its own, so it looks the same in all tabs and after a reload. The first
 * subscriber causes the call, unless a stored copy is fresh.
 * @param subject what is stored
 * @param parts its dependencies
 */
export function createPersonalStore<Data, Change>(
  subject: Subject<Data, Change>,
  parts: PersonalParts<Data>,
): PersonalStore<Data, Change> {
  const { client, now, signal } = parts;
  const item = baseItem(subject);
  let account: Account;
  let isStarted = false;
  /** Whether somebody has subscribed: only then a call is made. */
  let isWanted = false;
  let hasFailed = false;
  /** Whether this store is writing its base: it needs no notice of that. */
  let isStoring = false;
  let shown = '';
  let shownBase: Base<Data> | undefined;

  const store = createStore<PersonalState<Data, Change>>(() => ({
    state: 'unknown',
    data: subject.empty,
    pending: [],
    underWay: [],
  }));

  client.setQueryDefaults(['personal'], { gcTime: Number.POSITIVE_INFINITY });
  const keyOf = (owner: string) => ['personal', subject.key, owner];
  const base = () => (account ? client.getQueryData<Base<Data>>(keyOf(account)) : undefined);
  const own = (entries: ReturnType<typeof listEntries>) => entries.filter(({ owner }) => owner === account);

  const storeBase = (next: Base<Data>) => {
    if (!account) return;
    client.setQueryData(keyOf(account), next);
    isStoring = true;
    // An outdated copy of a full storage would be taken for the present one by the next page.
    if (!item.write({ ...next, owner: shortHash(account) })) item.remove();
    isStoring = false;
  };

  /** Takes the copy of an earlier page or another tab, never that of another account. */
  const adopt = () => {
    const stored = account ? item.read() : undefined;
    if (!account || stored?.owner !== shortHash(account) || !isUsable(stored, now())) return;
    const { owner, ...next } = stored;
    if (isNewer(next, base())) client.setQueryData(keyOf(account), next);
  };

  const update = () => {
    const known = base();
    if (known) {
      const folded = foldSent(known, own(listSent()), subject);
      if (folded !== known) storeBase(folded);
    }
    const present = base();
    const entries = account ? own(listEntries()) : [];
    const pending = changesOf(entries, subject.recognise);
    // The data stays the same object as long as nothing changed.
    const queued = entries.map(({ id, isUnanswered = false }) => `${id} ${isUnanswered}`).sort();
    const shows = JSON.stringify([account, stateNow(), queued]);
    if (shows === shown && present === shownBase) return;
    [shown, shownBase] = [shows, present];
    const sentBefore = present ? [] : changesOf(account ? own(listSent()) : [], subject.recognise);
    const data = [...sentBefore, ...pending].reduce(subject.apply, present?.data ?? subject.empty);
    // Writes are sent one after the other: one without an answer holds up all.
    const underWay = entries.some(({ isUnanswered }) => isUnanswered) ? [] : pending;
    store.setState({ state: stateNow(), data, pending, underWay }, true);
  };

  const stateNow = (): PersonalState<Data, Change>['state'] => {
    if (account === undefined) return 'unknown';
    if (account === null) return 'anonymous';
    if (base()) return 'ready';
    return hasFailed ? 'failed' : 'loading';
  };

  const confirm = async (owner: string): Promise<void> => {
    if (signal.aborted || account !== owner || !(await parts.isPresent(owner)) || account !== owner) {
      throw new HttpError('aborted', 'The answer is for an account that is not logged in any more.');
    }
  };

  const fetchBase =
    (owner: string, load: (signal: AbortSignal) => Promise<Data>) =>
    async ({ signal: ends }: { signal: AbortSignal }): Promise<Base<Data>> => {
      const at = now();
      const included = listSentIds();
      const data = await load(ends);
      await confirm(owner);
      const later = own(listSent()).filter(({ id }) => !included.includes(id));
      const isProvisional = changesOf(later, subject.recognise).length > 0;
      return { data, at, revision: 0, included, isProvisional };
    };

  const fetchNow = async (load = parts.load): Promise<void> => {
    if (!account) return;
    const owner = account;
    try {
      const fetched = await client.fetchQuery({
        queryKey: keyOf(owner),
        queryFn: fetchBase(owner, load),
        // A browser that says it is offline may be wrong.
        networkMode: 'always',
        staleTime: 0,
      });
      if (account !== owner) return;
      hasFailed = false;
      storeBase(fetched);
    } catch (cause) {
      if (account !== owner || isAborted(cause) || cause instanceof CancelledError) return;
      // After a logout in another tab the server refuses what it answered before: that is no fault.
      if (!(await parts.isPresent(owner)) || account !== owner) return;
      hasFailed = true;
      error('personal', `The ${subject.name} could not be loaded.`, cause);
    }
    update();
  };

  const refresh = async (load?: (signal: AbortSignal) => Promise<Data>) => {
    start();
    // A call under way may have been answered before the reason for this one.
    if (account) await client.cancelQueries({ queryKey: keyOf(account) });
    await fetchNow(load);
  };

  const followAccount = () => {
    const next = parts.account.getState();
    if (next === account) return;
    if (account) client.removeQueries({ queryKey: keyOf(account) });
    account = next;
    hasFailed = false;
    const stored = next === undefined ? undefined : item.read();
    if (stored && (next === null || stored.owner !== shortHash(next ?? ''))) item.remove();
    adopt();
    update();
    fetchIfWanted();
  };

  const fetchIfWanted = () => {
    if (isWanted && !isFresh(base(), now(), parts.outdatedAt?.())) void fetchNow();
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
    item.subscribe(() => {
      if (isStoring) return;
      adopt();
      update();
    }, signal);
    signal.addEventListener('abort', parts.account.subscribe(followAccount));
    followAccount();
  };

  /** A server that failed, or whose answer was lost, may have applied the change all the same. */
  const refreshIfUnsure = (outcome: WriteOutcome) => {
    const isUnsure = outcome.state === 'refused' && !(outcome.status !== undefined && outcome.status < 500);
    if (isWanted && isUnsure) void refresh();
  };
  const changeInTurn = (changes: readonly Change[]) => {
    start();
    const outcomes = parts.writeInTurn(changes.map(subject.write));
    for (const outcome of outcomes) void outcome.then(refreshIfUnsure);
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
      const owner = account;
      if (!owner) throw new HttpError('aborted', 'Nobody is logged in.');
      const answer = await call();
      await confirm(owner);
      return answer;
    },
    learn(update_, contained) {
      const known = base() ?? (subject.isPartial ? { ...NOT_FETCHED, data: subject.empty } : undefined);
      if (!account || !known) return;
      const sent = own(listSent());
      const later = sent.filter(({ id }) => !contained.includes(id));
      const data = changesOf(later, subject.recognise).reduce(subject.apply, update_(known.data));
      storeBase({ ...known, data, revision: known.revision + 1, included: sent.map(({ id }) => id) });
      update();
    },
  };
}
