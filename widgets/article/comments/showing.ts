import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/**
 * What stands in the block: what the server sent, the server's invitation, why consent is needed, the comments, or, for
 * a reader who logged out while they stood there, how to go on with what they were writing.
 */
export type Showing =
  | { readonly kind: 'as-sent' | 'invitation' | 'consent' }
  /** The reader, so that another one gets comments of their own; empty where the login status names nobody. */
  | { readonly kind: 'comments' | 'logged-out'; readonly reader: string };

/**
 * Who sees what: comments are for subscribers only, all others see the invitation [comments-2, comments-3].
 * @param visitor who is reading; undefined while that is not known yet
 * @param isConsented whether the reader consented to the block's purpose, if it has one
 * @param before what stood there
 */
export function showingFor(
  visitor: Pick<Visitor, 'loggedIn' | 'subscriber' | 'uuid'> | undefined,
  isConsented: boolean,
  before: Showing,
): Showing {
  if (!visitor) return { kind: 'as-sent' };
  if (!visitor.loggedIn && readerOf(before)) return { kind: 'logged-out', reader: readerOf(before) };
  if (!visitor.subscriber) return { kind: 'invitation' };
  return isConsented ? { kind: 'comments', reader: visitor.uuid ?? '' } : { kind: 'consent' };
}

/** Whether two are the same, so that nothing has to be drawn anew. */
export function isSame(one: Showing, other: Showing): boolean {
  return one.kind === other.kind && readerOf(one) === readerOf(other);
}

/** Whether the reader who logged out is back; one without a name may be anybody, and is never kept for. */
export function isBack(before: Showing, next: Showing): boolean {
  return before.kind === 'logged-out' && next.kind === 'comments' && before.reader === next.reader;
}

function readerOf(showing: Showing): string {
  return 'reader' in showing ? showing.reader : '';
}
