/** What is known when a modal wants its place in the address, or gives it up. */
export interface Address {
  /** Whether the fragment names the modal now. */
  readonly isNamed: boolean;
  /** Whether the present history entry is one that a modal pushed. */
  readonly isPushed: boolean;
}

/**
 * How a modal that opens gets its hash [modal-behaviour-2]. A page that was opened with the hash, or a modal that
 * takes the place of another, needs no further entry: each would be one more press of the back button.
 * @param isNamed of the modal that opens
 */
export function stepIn({ isNamed, isPushed }: Address): 'stay' | 'rename' | 'push' {
  if (isNamed) return 'stay';
  return isPushed ? 'rename' : 'push';
}

/**
 * How the hash of a modal that closes goes away [modal-behaviour-10]. Going back leaves no entry behind; where
 * the entry is not ours, what lies before it may be another page, and only the hash is taken away.
 * @param isNamed of the modal that closes; false after the back button, which has done it
 */
export function stepOut({ isNamed, isPushed }: Address): 'stay' | 'back' | 'strip' {
  if (!isNamed) return 'stay';
  return isPushed ? 'back' : 'strip';
}

/** How many steps inside a modal two places have in common, from the outermost on. */
export function sharedSteps(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((step, index) => step !== other[index]);
  return differing < 0 ? one.length : differing;
}
