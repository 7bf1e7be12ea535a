/**
 * Writes an address into the current history entry, whose state stays.
 * @param address on this site; the same address changes nothing
 * @returns whether the browser accepted it: Safari refuses after a hundred changes in half a minute
 */
export function replaceAddress(address: URL): boolean {
  return write('replaceState', history.state, address);
}

/**
 * Adds a history entry with an address. States of other scripts belong to their entries and are not copied.
 * @param address on this site; the current address adds no entry
 * @returns whether the address is now that of the page
 */
export function pushAddress(address: URL): boolean {
  return write('pushState', null, address);
}

function write(method: 'pushState' | 'replaceState', state: unknown, { href }: URL): boolean {
  if (href === location.href) return true;
  try {
    history[method](state, '', href);
    return true;
  } catch {
    return false;
  }
}
