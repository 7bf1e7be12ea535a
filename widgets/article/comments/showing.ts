import { isSubscriber } from '../../../core/user/visitor/rights.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/**
 * The block's content: the server's content, the invitation, why consent is needed, the comments, or, after a logout
 * while they were shown, how to continue with the draft.
 */
export type Showing =
  | { readonly kind: 'as-sent' | 'invitation' | 'consent' }
  /** Identifies the visitor, so that each visitor gets new comments; empty if the login status has no identifier. */
  | { readonly kind: 'comments' | 'logged-out'; readonly reader: string };

/**
 * Decides what is shown: comments are for subscribers only, others see the invitation [comments-2, comments-3].
 * @param visitor undefined while unknown
 * @param isConsented whether the visitor consented to the block's purpose, if it has one
 * @param before what was shown before
 */
export function showingFor(
  visitor: Pick<Visitor, 'loggedIn' | 'status' | 'uuid'> | undefined,
  isConsented: boolean,
  before: Showing,
): Showing {
  if (!visitor) return { kind: 'as-sent' };
  if (!visitor.loggedIn && readerOf(before)) return { kind: 'logged-out', reader: readerOf(before) };
  if (!isSubscriber(visitor)) return { kind: 'invitation' };
  return isConsented ? { kind: 'comments', reader: visitor.uuid ?? '' } : { kind: 'consent' };
}

/** Whether two contents are the same, so that nothing has to be rendered again. */
export function isSame(one: Showing, other: Showing): boolean {
  return one.kind === other.kind && readerOf(one) === readerOf(other);
}

/** Whether the visitor who logged out has returned. Without an identifier this is unknown, and counts as no. */
export function isBack(before: Showing, next: Showing): boolean {
  return before.kind === 'logged-out' && next.kind === 'comments' && before.reader === next.reader;
}

function readerOf(showing: Showing): string {
  return 'reader' in showing ? showing.reader : '';
}
