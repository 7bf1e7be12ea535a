import type { Visitor } from '../../../core/visitor/visitor.ts';

/** What stands in the block: what the server sent, the server's invitation, why consent is needed, or the comments. */
export type Showing =
  | { readonly kind: 'as-sent' | 'invitation' | 'consent' }
  /** The reader, so that another one gets comments of their own; empty where the login status names nobody. */
  | { readonly kind: 'comments'; readonly reader: string };

/**
 * Who sees what: comments are for subscribers only, all others see the invitation [comments-2, comments-3].
 * @param visitor who is reading; undefined while that is not known yet
 * @param isConsented whether the reader consented to the block's purpose, if it has one
 */
export function showingFor(
  visitor: Pick<Visitor, 'subscriber' | 'uuid'> | undefined,
  isConsented: boolean,
): Showing {
  if (!visitor) return { kind: 'as-sent' };
  if (!visitor.subscriber) return { kind: 'invitation' };
  return isConsented ? { kind: 'comments', reader: visitor.uuid ?? '' } : { kind: 'consent' };
}

/** Whether two are the same, so that nothing has to be drawn anew. */
export function isSame(one: Showing, other: Showing): boolean {
  const readerOf = (showing: Showing) => (showing.kind === 'comments' ? showing.reader : '');
  return one.kind === other.kind && readerOf(one) === readerOf(other);
}
