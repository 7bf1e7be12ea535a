import { VISITOR_KINDS, type VisitorKind, visitorKind } from '../../../core/user/visitor/kind.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/**
 * Whether something is for a visitor.
 * @param kinds whom it is for
 * @param visitor who is reading; undefined for a reader with a login cookie who is not known yet
 * @returns undefined where that cannot be said yet
 */
export function isFor(
  kinds: readonly VisitorKind[],
  visitor: Pick<Visitor, 'status' | 'regional'> | undefined,
): boolean | undefined {
  if (visitor) return kinds.includes(visitorKind(visitor));
  const possible = VISITOR_KINDS.filter((kind) => kind !== 'logged-out');
  if (possible.every((kind) => kinds.includes(kind))) return true;
  return possible.some((kind) => kinds.includes(kind)) ? undefined : false;
}
