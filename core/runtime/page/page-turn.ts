import { pageValue } from './page-value.ts';

/**
 * Makes a turn that only one hook of a page has at a time: a page has one tour, however many hooks it has.
 * @returns a function that takes a page's turn until the signal aborts; false if another hook has it
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
