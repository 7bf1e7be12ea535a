import { replaceFragment, withFragment } from '../../../core/platform/history/fragment.ts';
import { traversal } from '../../../core/platform/history/traversal.ts';
import { pushAddress, replaceAddress, stateWith } from '../../../core/platform/history/write-address.ts';
import { fragmentOf } from './fragment.ts';

/** Adds the opening's history entry; its state distinguishes it from an address with which the visitor arrived. */
export function enterPhoto(hash: string): void {
  // If the browser refuses too many entries, the photo is shown without its address.
  pushAddress(withFragment(fragmentOf(hash)), stateWith({ nmtPhoto: true }));
}

/** Replaces the photo in the history entry. */
export function changePhoto(hash: string): void {
  replaceAddress(withFragment(fragmentOf(hash)));
}

/**
 * Removes the photo from the address: back if the opening added an entry, otherwise only the hash is removed.
 * @param left called when the address is restored
 */
export function leavePhoto(left: () => void): void {
  traversal.whenSettled(() => {
    if (!new URLSearchParams(location.hash.slice(1)).has('photo')) return left();
    if ('nmtPhoto' in stateWith({})) return traversal.start(-1, left);
    replaceFragment('');
    left();
  });
}
