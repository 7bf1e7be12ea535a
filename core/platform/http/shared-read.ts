import { onAbort } from '../dom/on-abort.ts';
import { startStopwatch } from '../time/start-stopwatch.ts';
import { HttpError } from './http-error.ts';
import { withRetries } from './with-retries.ts';

/** A store of the last answer that outlives the page, such as `storedAnswer` of core/platform/storage. */
export interface AnswerStore<Answer> {
  /**
   * @param name the read's name: its key as JSON
   * @param maxAge the maximum age in milliseconds
   * @returns the answer to that read; undefined if there is none, or if it is older
   */
  read(name: string, maxAge: number): { readonly answer: Answer } | undefined;
  write(name: string, answer: Answer): void;
}

/** Options for sharing a read. */
export interface SharedReadOptions<Answer> {
  /** Milliseconds for which an answer is reused without a new call, or a function that returns them. @default 10000 */
  readonly freshFor?: number | (() => number);
  /** The store of the last answer for later pages and other tabs. @default this page's memory */
  readonly store?: AnswerStore<Answer>;
  /** Whether a transient failure is retried. @default true */
  readonly retries?: boolean;
}

/** A call that is in progress or done, and its callers. */
interface Flight<Answer> {
  readonly answer: Promise<Answer>;
  readonly controller: AbortController;
  waiting: number;
  /** Returns the milliseconds since the answer; undefined while the call is in progress. */
  age?: () => number;
}

const FRESH_FOR = 10_000;

/**
 * Creates a read with the shared cache of calls: equal reads are made once, however many callers there are at the same
 * time, in widgets and plain code. A transient failure is retried, up to three times in all; a failure is never cached.
 * See docs/calls.md for when to use it.
 * @param load makes the call; reads are equal if their keys are the same as JSON
 * @param options see {@link SharedReadOptions}
 * @returns a function that reads. Its signal aborts the wait of its caller only; the call itself is aborted when the
 *   last caller's signal is. It rejects with an HttpError, or any other error of `load`.
 */
export function sharedRead<const Key, Answer>(
  load: (key: Key, signal: AbortSignal) => Promise<Answer>,
  { freshFor = FRESH_FOR, store, retries = true }: SharedReadOptions<Answer> = {},
): (key: Key, signal?: AbortSignal) => Promise<Answer> {
  const flights = new Map<string, Flight<Answer>>();

  const maxAge = () => (typeof freshFor === 'function' ? freshFor() : freshFor);

  const start = (name: string, key: Key): Flight<Answer> => {
    for (const [old, flight] of flights) if (!isFresh(flight, maxAge())) flights.delete(old);
    const controller = new AbortController();
    const call = async () => load(key, controller.signal);
    const answer = retries ? withRetries(call, controller.signal) : call();
    const flight: Flight<Answer> = { answer, controller, waiting: 0 };
    flights.set(name, flight);
    const forget = () => {
      if (flights.get(name) === flight) flights.delete(name);
    };
    answer.then((value) => {
      flight.age = startStopwatch();
      store?.write(name, value);
      // From now on the store is read: another tab may have written a newer answer.
      if (store) forget();
    }, forget);
    onAbort(controller.signal, forget);
    return flight;
  };

  return (key, signal) => {
    const name = JSON.stringify(key) ?? '';
    const stored = store?.read(name, maxAge());
    if (stored) return Promise.resolve(stored.answer);
    const known = flights.get(name);
    const flight = known && isFresh(known, maxAge()) ? known : start(name, key);
    return waitFor(flight, signal);
  };
}

function isFresh({ age }: Flight<unknown>, freshFor: number): boolean {
  return age === undefined || age() < freshFor;
}

function waitFor<Answer>(flight: Flight<Answer>, signal?: AbortSignal): Promise<Answer> {
  if (signal?.aborted) return Promise.reject(givenUp());
  flight.waiting += 1;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(givenUp());
      done();
    };
    const done = () => {
      signal?.removeEventListener('abort', giveUp);
      flight.waiting -= 1;
      if (flight.waiting === 0 && flight.age === undefined) flight.controller.abort();
    };
    signal?.addEventListener('abort', giveUp);
    flight.answer.then(
      (answer) => {
        if (!signal?.aborted) done();
        resolve(answer);
      },
      (cause) => {
        if (!signal?.aborted) done();
        reject(cause);
      },
    );
  });
}

function givenUp(): HttpError {
  return new HttpError('aborted', 'The read was given up.');
}
