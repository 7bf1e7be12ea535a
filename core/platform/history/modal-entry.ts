import { hashOf, namesOperation, type Operation } from './operations.ts';

/** Where the tab's history stands, seen by a modal. */
export interface Place {
  /** Whether the fragment names the modal. */
  readonly isNamed: boolean;
  /** The steps inside the modal that have entries of their own, the outermost first. */
  readonly steps: readonly string[];
  /** How many entries down to here are ones that a modal pushed. */
  readonly depth: number;
}

/** Reads where the history stands; what other scripts keep in it is left alone. */
export function placeOf(operation: Operation): Place {
  const state: unknown = history.state;
  const kept = state instanceof Object && 'nmtSteps' in state ? state.nmtSteps : undefined;
  const steps = Array.isArray(kept) ? kept.map(String) : [];
  const isPushed = state instanceof Object && 'nmtModal' in state;
  return {
    isNamed: namesOperation(location.hash, operation),
    steps,
    depth: steps.length + (isPushed ? 1 : 0),
  };
}

/**
 * Adds an entry: the modal's own, or one for a step inside it. The mark tells our entries after a reload and after
 * forward too; what other scripts keep in the state stays.
 * @throws where the browser refuses: Safari after a hundred entries in half a minute
 */
export function pushEntry(operation: Operation, steps: readonly string[]): void {
  const state: unknown = history.state;
  const mark = steps.length > 0 ? { nmtSteps: steps } : { nmtModal: true };
  const kept = state instanceof Object ? state : {};
  history.pushState({ ...kept, ...mark }, '', hashOf(operation, steps.at(-1)));
}

/** Gives the present entry to another modal. */
export function renameEntry(operation: Operation): void {
  history.replaceState(history.state, '', hashOf(operation));
}

/** Takes the hash away and stays. */
export function stripHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
