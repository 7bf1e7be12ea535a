import { afterPaint } from '../schedule/after-paint.ts';

/**
 * Writes an address into the current history entry after the next paint, because browsers take long for it: the effect
 * of a click is painted first.
 * @param read returns the address at that time, as {@link replaceAddress} takes it
 */
export function replaceAddressAfterPaint(read: () => URL): void {
  afterPaint(() => replaceAddress(read()));
}

/**
 * Writes an address into the current history entry.
 * @param address a complete address of this site: a fragment alone is relative to the page's `<base>`, see
 *   `withFragment`
 * @param state the entry's state; by default it stays
 * @returns whether the browser accepted it: Safari refuses after a hundred changes in half a minute
 */
export function replaceAddress(address: URL, state?: object): boolean {
  if (!state && address.href === location.href) return true;
  return write('replaceState', state ?? history.state, address);
}

/**
 * Adds a history entry with an address. States of other scripts belong to their entries and are not copied.
 * @param address a complete address of this site, as for {@link replaceAddress}; without a state the current address
 *   adds no entry
 * @param state the entry's state; none by default
 * @returns whether the page now has the address
 */
export function pushAddress(address: URL, state?: object): boolean {
  if (!state && address.href === location.href) return true;
  return write('pushState', state ?? null, address);
}

/** Returns the state of the current entry with marks of our own added; the data of other scripts in it stays. */
export function stateWith(marks: object): object {
  const state: unknown = history.state;
  return { ...(state instanceof Object ? state : {}), ...marks };
}

function write(method: 'pushState' | 'replaceState', state: unknown, { href }: URL): boolean {
  try {
    history[method](state, '', href);
    return true;
  } catch {
    return false;
  }
}
