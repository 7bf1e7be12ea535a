import { now } from '../time/clock.ts';
import { type ItemDeclaration, storedItem } from './store.ts';

/** An answer that is fetched at most once per time-out. */
export interface Cached<Value> {
  /**
   * Gives the kept answer while it is younger than the time-out, else loads it.
   * @param load the call; it is not made while another caller's is under way
   * @param maxAge the time-out in milliseconds, counted from the answer, or for a call under way from its start
   * @returns the answer; rejects as `load` does, in which case nothing is kept
   */
  get(load: () => Promise<Value>, maxAge: number): Promise<Value>;
  /** Drops the kept answer; a call that is under way is not kept either. */
  forget(): void;
}

interface Flight<Value> {
  readonly answer: Promise<Value>;
  readonly startedAt: number;
}

/**
 * Keeps the answer of a call in local or session storage, or in memory where storage fails. Callers at the
 * same time share one call, a failed one is not kept [storage-2, storage-3], and one that hangs holds later
 * callers no longer than the time-out. Declare it once per module: the calls under way belong to the object.
 * @param declaration where the answer is kept, and which values count
 */
export function cached<Value>(declaration: ItemDeclaration<Value>): Cached<Value> {
  const item = storedItem(declaration);
  let flight: Flight<Value> | undefined;

  const start = (load: () => Promise<Value>): Promise<Value> => {
    const answer = (async () => load())();
    const own: Flight<Value> = { answer, startedAt: now() };
    flight = own;
    // The caller gets the rejection; this branch only keeps or drops.
    answer.then(
      (value) => {
        if (flight !== own) return;
        item.write(value);
        flight = undefined;
      },
      () => {
        if (flight === own) flight = undefined;
      },
    );
    return answer;
  };

  return {
    get(load, maxAge) {
      const kept = item.readDated();
      if (kept && isYoung(kept.savedAt, maxAge)) return Promise.resolve(kept.value);
      return flight && isYoung(flight.startedAt, maxAge) ? flight.answer : start(load);
    },
    forget() {
      flight = undefined;
      item.remove();
    },
  };
}

/** A date in the future, from a clock that was set back, does not make an answer young for ever. */
function isYoung(at: number, maxAge: number): boolean {
  const age = now() - at;
  return age >= 0 && age < maxAge;
}
