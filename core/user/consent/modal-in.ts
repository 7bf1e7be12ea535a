/** The consent modals by their names in the address: `#modal=consent-notice` [consent-1]. */
export type ConsentModal = 'consent-notice' | 'consent-preferences';

/**
 * The consent modal named by the URL fragment.
 * @param hash with its `#`, or empty; it may have other parts as well, such as a debug switch
 */
export function modalIn(hash: string): ConsentModal | undefined {
  const name = new URLSearchParams(hash.slice(1)).get('modal');
  return name === 'consent-notice' || name === 'consent-preferences' ? name : undefined;
}
