/** The consent modals, as the address names them: `#modal=consent-notice` [consent-1]. */
export type ConsentModal = 'consent-notice' | 'consent-preferences';

/**
 * The consent modal that an address's fragment names.
 * @param hash with its `#`, or empty; other parts, such as a debug switch, may stand beside the modal
 */
export function modalIn(hash: string): ConsentModal | undefined {
  const name = new URLSearchParams(hash.slice(1)).get('modal');
  return name === 'consent-notice' || name === 'consent-preferences' ? name : undefined;
}
