import { isPlus, isRegional } from './rights.ts';
import type { Visitor } from './visitor.ts';

/** The kinds of visitors; each visitor is of exactly one [visitor-1]. */
export const VISITOR_KINDS = [
  'logged-out',
  'registered',
  'regional',
  'subscribed',
  'subscribed-plus',
] as const;

export type VisitorKind = (typeof VISITOR_KINDS)[number];

/**
 * Returns the kind of a visitor. Plus takes precedence, as in the status. Any other visitor with the regional
 * permission is a regional subscriber, even with a subscription to the paper itself: offers for the paper's
 * subscribers, such as gifts, are not for them.
 */
export function visitorKind(visitor: Pick<Visitor, 'status' | 'loggedIn' | 'permissions'>): VisitorKind {
  return isRegional(visitor) && !isPlus(visitor) ? 'regional' : visitor.status;
}
