/** The consent modals by their names in the address: `#modal=consent-notice` [consent-1]. */
export const CONSENT_MODALS = ['consent-notice', 'consent-preferences'] as const;

/** One of {@link CONSENT_MODALS}. */
export type ConsentModal = (typeof CONSENT_MODALS)[number];

/**
 * Returns the consent modal named by the URL fragment.
 * @param hash the fragment with its `#`, or empty; it may have other parts as well, such as a debug switch
 */
export function modalIn(hash: string): ConsentModal | undefined {
  const name = new URLSearchParams(hash.slice(1)).get('modal');
  return CONSENT_MODALS.find((known) => known === name);
}
