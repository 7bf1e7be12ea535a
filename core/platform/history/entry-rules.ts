/** The state of the address when a modal opens or closes. */
export interface Address {
  /** Whether the fragment names the modal now. */
  readonly isNamed: boolean;
  /** Whether a modal pushed the current history entry. */
  readonly isPushed: boolean;
}

/**
 * Returns how an opening modal gets its hash [modal-behaviour-2]. A page that was opened with the hash, or a modal that
 * replaces another one, needs no new entry: each entry is one more press of the back button.
 * @param address of the opening modal
 */
export function howToEnter({ isNamed, isPushed }: Address): 'stay' | 'rename' | 'push' {
  if (isNamed) return 'stay';
  return isPushed ? 'rename' : 'push';
}

/**
 * Returns how the hash of a closing modal is removed [modal-behaviour-10]. Going back leaves no entry behind; if the
 * entry is not ours, the previous one may be another page, so only the hash is removed.
 * @param address of the closing modal; after the back button it has no hash any more
 */
export function howToLeave({ isNamed, isPushed }: Address): 'stay' | 'back' | 'remove' {
  if (!isNamed) return 'stay';
  return isPushed ? 'back' : 'remove';
}

/** The number of leading steps that two positions inside a modal have in common. */
export function sharedSteps(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((step, index) => step !== other[index]);
  return differing < 0 ? one.length : differing;
}
