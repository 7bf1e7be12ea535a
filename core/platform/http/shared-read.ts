import { HttpError } from './http-error.ts';
import { withRetries } from './with-retries.ts';

/** How a read is shared. */
export interface SharedReadOptions {
  /** Milliseconds for which an answer counts without being asked again. @default 10000 */
  readonly freshFor?: number;
}

/** A call under way or done, and those who wait for it. */
interface Flight<Answer> {
  readonly answer: Promise<Answer>;
  readonly controller: AbortController;
  waiting: number;
  /** When the answer came, by `performance.now()`; undefined while it is under way. */
  answeredAt?: number;
}

const FRESH_FOR = 10_000;

/**
 * Makes a read that is asked once, however many ask for the same at the same time: widgets and plain code, with or
 * without React. A failure that may pass is tried again, up to three times in all; a failure is never kept. For
 * reads that are asked once for a page; what polls, or is drawn anew when it changes, goes through `queries.ts`.
 * @param load makes the call; the key is what it is given, as JSON
 * @param options how long an answer counts
 * @returns a function that reads. Its signal ends the waiting of its caller only; the call itself ends when nobody
 *   waits any more. It rejects with an HttpError, or whatever else `load` throws.
 */
export function sharedRead<const Key, Answer>(
  load: (key: Key, signal: AbortSignal) => Promise<Answer>,
  { freshFor = FRESH_FOR }: SharedReadOptions = {},
): (key: Key, signal?: AbortSignal) => Promise<Answer> {
  const flights = new Map<string, Flight<Answer>>();

  const start = (name: string, key: Key): Flight<Answer> => {
    for (const [old, flight] of flights) if (!isFresh(flight, freshFor)) flights.delete(old);
    const controller = new AbortController();
    const answer = withRetries(() => load(key, controller.signal), controller.signal);
    const flight: Flight<Answer> = { answer, controller, waiting: 0 };
    flights.set(name, flight);
    const forget = () => {
      if (flights.get(name) === flight) flights.delete(name);
    };
    answer.then(() => {
      flight.answeredAt = performance.now();
    }, forget);
    controller.signal.addEventListener('abort', forget);
    return flight;
  };

  return (key, signal) => {
    const name = JSON.stringify(key) ?? '';
    const known = flights.get(name);
    const flight = known && isFresh(known, freshFor) ? known : start(name, key);
    return waitFor(flight, signal);
  };
}

function isFresh({ answeredAt }: Flight<unknown>, freshFor: number): boolean {
  return answeredAt === undefined || performance.now() - answeredAt < freshFor;
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
      if (flight.waiting === 0 && flight.answeredAt === undefined) flight.controller.abort();
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
