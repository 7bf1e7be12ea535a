import { pageValue } from './page-value.ts';

/**
 * Creates a lock that only one hook of a page holds at a time: a page has one tour, however many hooks.
 * @returns a function that takes the page's lock until the signal aborts; it returns false if another hook holds it
 */
export function pageTurn(): (page: object, signal: AbortSignal) => boolean {
  const turnOf = pageValue((_page: object): { holder?: AbortSignal } => ({}));
  return (page, signal) => {
    const turn = turnOf(page);
    if (turn.holder?.aborted === false || signal.aborted) return false;
    turn.holder = signal;
    return true;
  };
}
