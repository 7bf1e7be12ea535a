import { onAbort } from '../../dom/on-abort.ts';
import { HttpError } from '../http-error.ts';
import {
  listEntries,
  pauseLeft,
  pauseUntil,
  putEntry,
  removeEntry,
  storeOutcome,
  storeSent,
  takeOutcome,
  tidy,
} from './box.ts';
import type { Entry, Outcome, Write } from './entry.ts';
import type { Lock } from './lock.ts';
import { backoffDelay, classifyError, counted, hasRoom, inOrder, isExpired, nextOrder } from './rules.ts';

/** The dependencies of an outbox; a test replaces each. */
export interface Parts {
  /** This page's id. */
  readonly tab: string;
  /** A new key for a write. */
  readonly newId: () => string;
  readonly lock: Lock;
  /** The account id of the present visitor; undefined for nobody. */
  readonly visitorId: () => Promise<string | undefined>;
  /** Makes the call. Throws an HttpError if it fails. */
  readonly send: (entry: Entry) => Promise<unknown>;
  /** Called with each write that is dropped without having been applied. */
  readonly dropped: (entry: Entry, outcome: Outcome) => void;
  /** Called with each write that failed for now and is tried again. */
  readonly delayed: (entry: Entry) => void;
  /** Called after a write was sent of which storage cannot inform the other tabs. */
  readonly sentUnseen: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Ends the sending; queued writes stay in storage. */
  readonly signal: AbortSignal;
}

/** Keeps writes until they are sent. */
export interface Outbox {
  /**
   * Adds a write: it is in storage when this returns.
   * @returns the outcome; does not resolve while the write is queued, and never rejects
   */
  write(write: Write): Promise<Outcome>;
  /**
   * Adds writes of which each is sent only after the one before it; it is dropped together with that one.
   * @returns the outcomes, as {@link write} gives them
   */
  writeInTurn(writes: readonly Write[]): Promise<Outcome>[];
  /** Tries to send now, because a call may succeed again. A server's `Retry-After` still holds. */
  wake(): void;
  /** Checks the changes of other tabs: they may have sent this page's writes, or left some behind. */
  look(): void;
}

/** Milliseconds after which another tab sends the writes of a tab that closed. */
const TAKE_OVER = 30_000;

/**
 * Makes an outbox: writes are sent one at a time, in the order in which they were made, by one tab at a time.
 * @param parts its dependencies
 */
export function createOutbox(parts: Parts): Outbox {
  const { tab, now, signal } = parts;
  const waiting = new Map<string, (outcome: Outcome) => void>();
  let lastOrder = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let backingOff = false;
  let running = false;
  /** Whether a write was added while others were being sent. */
  let again = false;
  /** Whether `wake` was called while others were being sent. */
  let woken = false;

  const settle = (entry: Entry, outcome: Outcome) => {
    // Store the outcome before removing the entry: if the page dies in between, the write is re-sent under its key.
    if (entry.tab !== tab) storeOutcome(entry.id, outcome);
    const isUnseen = outcome.state === 'sent' && !storeSent(entry);
    removeEntry(entry.id);
    if (isUnseen) parts.sentUnseen();
    resolve(entry.id, outcome);
    if (outcome.state === 'sent') return;
    parts.dropped(entry, outcome);
    for (const other of listEntries()) if (other.needs === entry.id) settle(other, outcome);
  };

  const resolve = (id: string, outcome: Outcome) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  };

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(wake, milliseconds);
  };

  /** After a failure new writes wait as well, until the delay is over or `wake` is called. */
  const backOff = (retryAfter?: number) => {
    backingOff = true;
    schedule(backoffDelay(failures++, parts.random(), retryAfter));
  };

  const wake = () => {
    clearTimeout(timer);
    backingOff = false;
    // A call in flight may still fail for the old reason.
    woken = running;
    drain();
  };

  /** One try of one write. @returns whether the next one may be tried */
  const attempt = async (entry: Entry): Promise<boolean> => {
    let error: unknown;
    try {
      await parts.send(entry);
    } catch (cause) {
      error = cause;
    }
    const result = error === undefined ? 'sent' : classifyError(error, entry, now());
    const { status, retryAfter } = error instanceof HttpError ? error : {};
    if (result === 'sent') settle(entry, { state: 'sent' });
    if (result === 'refused') settle(entry, { state: 'refused', status });
    if (result === 'sent' || result === 'refused') {
      failures = 0;
      return true;
    }
    if (result === 'later') {
      // One that was withdrawn meanwhile does not come back.
      if (listEntries().some(({ id }) => id === entry.id)) putEntry(counted(entry, status));
      if (retryAfter) pauseUntil(now() + retryAfter);
      parts.delayed(entry);
      backOff(retryAfter);
    }
    return false;
  };

  const sendAll = async () => {
    tidy(now());
    for (const entry of listEntries()) if (isExpired(entry, now())) settle(entry, { state: 'expired' });
    let goesOn = true;
    while (goesOn && !signal.aborted) {
      const pause = pauseLeft(now());
      if (pause > 0) return schedule(pause);
      const visitorId = await parts.visitorId();
      const entry = visitorId && inOrder(listEntries()).find(({ owner }) => owner === visitorId);
      if (!entry || signal.aborted) return;
      goesOn = await attempt(entry);
      // Writes that were added meanwhile wait behind this one.
      if (!goesOn) again = false;
    }
  };

  const drain = () => {
    again = running;
    if (running || backingOff || signal.aborted) return;
    running = true;
    clearTimeout(timer);
    timer = undefined;
    parts
      .lock(sendAll)
      // Not expected to throw; if it does, queued writes are tried again and not lost.
      .catch(() => backOff())
      .finally(() => {
        running = false;
        if (woken) wake();
        else if (again) drain();
      });
  };

  const readOutcomes = () => {
    for (const id of waiting.keys()) {
      const outcome = takeOutcome(id);
      if (outcome) resolve(id, outcome);
    }
  };

  /** @returns the write's id, or undefined if it does not fit */
  const add = (write: Write, needs?: string): string | undefined => {
    const entries = listEntries();
    if (!hasRoom(entries, write.json)) return undefined;
    lastOrder = nextOrder(entries, lastOrder, now());
    const id = parts.newId();
    const counts = { failures: 0, conflicts: 0 };
    putEntry({ ...write, ...counts, id, order: lastOrder, savedAt: now(), tab, ...(needs && { needs }) });
    return id;
  };

  const writeInTurn = (writes: readonly Write[]): Promise<Outcome>[] => {
    const ids: (string | undefined)[] = [];
    for (const write of writes) {
      const last = ids.at(-1);
      // What needs a write that does not fit does not go either.
      ids.push(ids.length > 0 && last === undefined ? undefined : add(write, last));
    }
    const outcomes = ids.map(
      (id) =>
        new Promise<Outcome>((settled) => {
          if (id === undefined) settled({ state: 'full' });
          else waiting.set(id, settled);
        }),
    );
    drain();
    return outcomes;
  };

  onAbort(signal, () => clearTimeout(timer));

  return {
    write: (write) => writeInTurn([write])[0] as Promise<Outcome>,
    writeInTurn,
    wake() {
      readOutcomes();
      wake();
    },
    look() {
      readOutcomes();
      if (!running && timer === undefined && listEntries().length > 0) schedule(TAKE_OVER);
    },
  };
}
