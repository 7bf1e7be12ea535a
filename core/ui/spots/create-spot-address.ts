import { readFragment, replaceFragment } from '../../platform/history/fragment.ts';
import { pushAddress } from '../../platform/history/write-address.ts';

/** Keeps the open item of a picture in the address. */
export interface SpotAddress {
  /** Call it when an item opened: adds a history entry, so that going back closes it or leads to the previous one. */
  enter(key: string): void;
  /** Call it when the visitor went back, forward or to another fragment. */
  arrive(key: string): void;
  /** Call it when the panel closed: leaves the entries that were added, or removes the fragment. */
  leave(): void;
}

/**
 * Synchronises the fragment with the open item.
 * @param names whether a fragment names an item
 */
export function createSpotAddress(names: (key: string) => boolean): SpotAddress {
  /** The fragments of the entries that were added since the panel opened. */
  let added: string[] = [];
  return {
    enter(key) {
      const from = readFragment();
      if (from === key) return;
      const address = new URL(location.href);
      address.hash = encodeURIComponent(key);
      // Closing returns to the entry before the first one, which must not name an item itself.
      const counts = added.length > 0 || !names(from);
      if (pushAddress(address) && counts) added.push(key);
    },
    arrive(key) {
      added = added.slice(0, added.lastIndexOf(key) + 1);
    },
    leave() {
      const count = added.length;
      added = [];
      if (!names(readFragment())) return;
      if (count > 0) history.go(-count);
      else replaceFragment('');
    },
  };
}
