import { onAbort } from '../../platform/dom/on-abort.ts';
import { shortHash } from '../../platform/ids/short-hash.ts';
import type { AccountKey } from '../../platform/storage/keys.ts';
import { storedItem } from '../../platform/storage/stored-item.ts';
import { isRecord } from '../../runtime/config/guards.ts';

/** An account's id; null for nobody (logged out, or a login without an id), undefined while unknown. */
export type Account = string | null | undefined;

/** The declaration of a copy. */
export interface AccountCopyDeclaration<Value> {
  /** The key in local storage. */
  readonly key: AccountKey;
  /** Whether a stored value is valid: an older release or a person may have stored something else. */
  readonly accepts: (value: unknown) => value is Value;
  /** Whether a valid stored value of the present account replaces the known one. */
  readonly takes: (stored: Value, known: Value | undefined) => boolean;
  /** Called after a value of another tab was taken. */
  readonly onTaken: (value: Value) => void;
  /** Ends the copy, and the call in progress. */
  readonly signal: AbortSignal;
}

/** A copy of an account's data: in memory, and in local storage for the next page and other tabs. */
export interface AccountCopy<Value> {
  readonly account: () => Account;
  /**
   * Switches to another account: aborts the call of the former one, removes its value from memory and storage, and
   * loads the value that an earlier page has stored for the new one [sync-5].
   * @returns whether it is another account
   */
  readonly follow: (next: Account) => boolean;
  /** Aborts when another account takes over: data that were requested for the former one no longer count. */
  readonly signal: () => AbortSignal;
  /** The value of the present account; undefined while there is none. */
  readonly read: () => Value | undefined;
  /** Stores a value for the present account; does nothing if nobody is logged in. */
  readonly write: (value: Value) => void;
  /**
   * Makes a call about the present account. Callers wait for a call in progress instead of making another.
   * @param run makes the call; its signal aborts when the answer must not count, because it is for a former account or
   *   outdated. A rejection is passed to the caller.
   */
  readonly call: (run: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /**
   * Aborts the call in progress, because its answer may be older than the present data.
   * @returns whether there was one
   */
  readonly overtake: () => boolean;
}

/** A call in progress. */
interface Call {
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

/**
 * Keeps a copy of an account's data, which is never shown to, stored for, or mixed with that of another account.
 * Storage has the value's fields and `owner`, which identifies the account.
 * @param declaration see {@link AccountCopyDeclaration}
 */
export function accountCopy<Value extends object>({
  key,
  accepts,
  takes,
  onTaken,
  signal,
}: AccountCopyDeclaration<Value>): AccountCopy<Value> {
  const item = storedItem({
    key,
    accepts: (value): value is Value & { readonly owner: string } =>
      isRecord(value) && typeof value.owner === 'string' && accepts(value),
  });
  let account: Account;
  let known: Value | undefined;
  /** Whether this copy is writing its item, so that it ignores the notification of that. */
  let isWriting = false;
  let term = new AbortController();
  let underWay: Call | undefined;

  /** @returns the value that was taken from storage, if any */
  const take = (): Value | undefined => {
    const stored = account ? item.read() : undefined;
    if (!account || stored?.owner !== shortHash(account)) return undefined;
    const { owner, ...fields } = stored;
    // Without `owner` this is the value that was written.
    const value = fields as unknown as Value;
    if (!takes(value, known)) return undefined;
    known = value;
    return value;
  };

  const overtake = () => {
    const isUnderWay = underWay !== undefined;
    underWay?.controller.abort();
    underWay = undefined;
    return isUnderWay;
  };

  onAbort(signal, () => {
    term.abort();
    overtake();
  });
  item.subscribe(() => {
    const taken = isWriting ? undefined : take();
    if (taken) onTaken(taken);
  }, signal);

  return {
    account: () => account,
    follow(next) {
      if (next === account) return false;
      account = next;
      known = undefined;
      overtake();
      term.abort();
      term = new AbortController();
      if (signal.aborted) term.abort();
      const stored = next === undefined ? undefined : item.read();
      if (stored && (!next || stored.owner !== shortHash(next))) item.remove();
      take();
      return true;
    },
    signal: () => term.signal,
    read: () => known,
    write(value) {
      if (!account) return;
      known = value;
      isWriting = true;
      // If storage is full, the next page would take an outdated copy for the present one, so it is removed.
      if (!item.write({ ...value, owner: shortHash(account) })) item.remove();
      isWriting = false;
    },
    call(run) {
      if (underWay) return underWay.done;
      const controller = new AbortController();
      if (signal.aborted) controller.abort();
      const done = run(controller.signal).finally(() => {
        if (underWay?.controller === controller) underWay = undefined;
      });
      underWay = { controller, done };
      return done;
    },
    overtake,
  };
}
