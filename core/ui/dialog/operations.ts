/**
 * What a modal is for [modal-behaviour-1]; the last two are the consent system's [consent-1]. The name stands in
 * the address while the modal is open.
 */
export type Operation =
  | 'editCollection'
  | 'addCollection'
  | 'itemShare'
  | 'editCollectionItem'
  | 'unsubscribe'
  | 'custom'
  | 'consent-notice'
  | 'consent-preferences';

/** The fragment of an open modal, with its `#` [modal-behaviour-10]. */
export function hashOf(operation: Operation): string {
  return `#modal=${operation}`;
}

/**
 * Whether an address's fragment names a modal. Other parts, such as a debug switch, may stand beside it.
 * @param hash with its `#`, or empty
 */
export function namesOperation(hash: string, operation: Operation): boolean {
  return new URLSearchParams(hash.slice(1)).get('modal') === operation;
}
