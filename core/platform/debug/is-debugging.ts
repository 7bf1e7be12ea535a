/** The debug switches that work in the fragment and in the query [debug-hashes-5, debug-hashes-6]. */
type AnywhereSwitch = 'datalayer' | 'disable-trackers' | 'story' | 'disable-flowtype' | 'login-modal';

/**
 * Whether `debug=…` names a switch, in the fragment or the query [debug-hashes-5, debug-hashes-6]. For code that needs
 * only one switch and must stay small.
 * @param name the switch
 * @param address the page's address
 */
export function isDebugging(name: AnywhereSwitch, { hash, search }: Pick<URL, 'hash' | 'search'>): boolean {
  return [hash, search].some((part) => new URLSearchParams(part.slice(1)).getAll('debug').includes(name));
}
