import { replaceFragment, withFragment } from './fragment.ts';
import { hashOf, namesOperation, type Operation } from './modal-hash.ts';
import { pushAddress, replaceAddress, stateWith } from './write-address.ts';

/** The current position in the tab's history, in terms of a modal. */
export interface Position {
  /** Whether the fragment names the modal. */
  readonly isNamed: boolean;
  /** The steps inside the modal that have entries of their own, outermost first. */
  readonly steps: readonly string[];
  /** The number of entries up to and including this one that a modal has pushed. */
  readonly depth: number;
}

/** Reads the position in the history, without changing the state of other scripts. */
export function readPosition(operation: Operation): Position {
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
 * Adds an entry: the modal's own, or one for a step inside it. The mark in its state identifies our entries, also after
 * a reload or after going forward; the state of other scripts stays.
 * @returns whether the browser accepted it: Safari refuses after a hundred entries in half a minute
 */
export function pushEntry(operation: Operation, steps: readonly string[]): boolean {
  const mark = steps.length > 0 ? { nmtSteps: steps } : { nmtModal: true };
  return pushAddress(withFragment(hashOf(operation, steps.at(-1))), stateWith(mark));
}

/** Turns the current entry into that of another modal. */
export function renameEntry(operation: Operation): void {
  replaceAddress(withFragment(hashOf(operation)));
}

/** Removes the hash from the address without leaving the entry. */
export function removeHash(): void {
  replaceFragment('');
}
