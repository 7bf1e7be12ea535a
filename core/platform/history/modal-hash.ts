/**
 * The purposes of modals [modal-behaviour-1], including those of the consent system [consent-1] and the two menus. The
 * name is part of the address while the modal is open.
 */
export type Operation =
  | 'editCollection'
  | 'addCollection'
  | 'itemShare'
  | 'editCollectionItem'
  | 'unsubscribe'
  | 'custom'
  | 'consent-notice'
  | 'consent-preferences'
  | 'profile-menu'
  | 'sidebar-nav';

/**
 * The fragment of an open modal, with its `#` [modal-behaviour-10].
 * @param step the innermost step inside it that has an entry of its own
 */
export function hashOf(operation: Operation, step?: string): string {
  return `#modal=${operation}${step === undefined ? '' : `&step=${encodeURIComponent(step)}`}`;
}

/**
 * Whether an address's fragment names a modal. It may have other parts, such as a debug switch.
 * @param hash with its `#`, or empty
 */
export function namesOperation(hash: string, operation: Operation): boolean {
  return new URLSearchParams(hash.slice(1)).get('modal') === operation;
}
