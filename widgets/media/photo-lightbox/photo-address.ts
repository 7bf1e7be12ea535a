import { traversal } from '../../../core/platform/history/traversal.ts';
import { fragmentOf } from './fragment.ts';

/** Adds the history entry of the opening; the mark distinguishes it from an address with which the visitor arrived. */
export function enterPhoto(hash: string): void {
  write('pushState', { ...keptState(), nmtPhoto: true }, fragmentOf(hash));
}

/** Gives the entry to another photo. */
export function changePhoto(hash: string): void {
  write('replaceState', history.state, fragmentOf(hash));
}

/**
 * Removes the photo from the address: back if the opening added an entry, else only the hash is removed.
 * @param left is called when the address is restored
 */
export function leavePhoto(left: () => void): void {
  traversal.whenSettled(() => {
    if (!new URLSearchParams(location.hash.slice(1)).has('photo')) return left();
    if ('nmtPhoto' in keptState()) return traversal.start(-1, left);
    write('replaceState', history.state, location.pathname + location.search);
    left();
  });
}

/** The state of other scripts stays. */
function keptState(): object {
  const state: unknown = history.state;
  return state instanceof Object ? state : {};
}

function write(method: 'pushState' | 'replaceState', state: unknown, address: string): void {
  try {
    history[method](state, '', address);
  } catch {
    // Safari refuses after a hundred entries in half a minute: the photo shows without its address.
  }
}
