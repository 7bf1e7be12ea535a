import { VISITOR_KINDS, type VisitorKind, visitorKind } from '../../../core/user/visitor/kind.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/**
 * Whether an element is for a visitor.
 * @param kinds the kinds of visitors for whom it is meant
 * @param visitor the visitor; undefined if there is a login cookie and the status is unknown yet
 * @returns undefined if it cannot be decided yet
 */
export function isFor(
  kinds: readonly VisitorKind[],
  visitor: Pick<Visitor, 'status' | 'loggedIn' | 'permissions'> | undefined,
): boolean | undefined {
  if (visitor) return kinds.includes(visitorKind(visitor));
  const possible = VISITOR_KINDS.filter((kind) => kind !== 'logged-out');
  if (possible.every((kind) => kinds.includes(kind))) return true;
  return possible.some((kind) => kinds.includes(kind)) ? undefined : false;
}
