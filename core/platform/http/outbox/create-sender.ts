import { onAbort } from '../../dom/on-abort.ts';
import { HttpError } from '../http-error.ts';
import { listEntries, pauseLeft, pauseUntil, putEntry, tidy } from './box.ts';
import type { Entry, Outcome } from './entry.ts';
import type { Lock } from './lock.ts';
import { backoffDelay, classifyError, counted, inOrder, isExpired } from './rules.ts';

/** The dependencies of a sender. */
export interface SenderParts {
  readonly lock: Lock;
  /** The account id of the present visitor; undefined if nobody is logged in. */
  readonly visitorId: () => Promise<string | undefined>;
  /** Makes the call. Throws an HttpError if it fails. */
  readonly send: (entry: Entry) => Promise<unknown>;
  /** Called with each write that failed for now and will be tried again. */
  readonly delayed: (entry: Entry) => void;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  /** Returns a random number from 0 up to 1. */
  readonly random: () => number;
  /** Ends the sending; queued writes stay in storage. */
  readonly signal: AbortSignal;
}

/** Sends the stored writes. */
export interface Sender {
  /** Sends the writes that may be sent now. */
  drain(): void;
  /** Tries again, because a call may succeed again. A server's `Retry-After` still holds. */
  wake(): void;
  /** Sends writes that another tab has left unsent, unless that tab sends them meanwhile. */
  takeOver(): void;
}

/** Milliseconds after which another tab sends the writes of a tab that closed. */
const TAKE_OVER = 30_000;

/**
 * Makes a sender: it sends the writes one at a time, in the order in which they were made, and by one tab at a time.
 * After a failure it waits before the next try.
 * @param parts its dependencies
 * @param settle called with the outcome of each write that is not tried again
 */
export function createSender(parts: SenderParts, settle: (entry: Entry, outcome: Outcome) => void): Sender {
  const { now, signal } = parts;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let backingOff = false;
  let running = false;
  /** Whether a write was added while others were being sent. */
  let again = false;
  /** Whether `wake` was called while others were being sent. */
  let woken = false;

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
    // A call in progress may still fail for the old reason.
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
      // A write that was withdrawn meanwhile is not stored again.
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
      // Writes that were added meanwhile stay behind this one.
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
      // This is not expected to throw; if it does, queued writes are tried again and not lost.
      .catch(() => backOff())
      .finally(() => {
        running = false;
        if (woken) wake();
        else if (again) drain();
      });
  };

  onAbort(signal, () => clearTimeout(timer));

  return {
    drain,
    wake,
    takeOver() {
      if (!running && timer === undefined && listEntries().length > 0) schedule(TAKE_OVER);
    },
  };
}
