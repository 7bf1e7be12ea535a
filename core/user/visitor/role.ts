import type { Visitor } from './visitor.ts';

/**
 * The three kinds of visitors on which the rules for reader features are decided, together with the list of
 * permissions [profile-api-4]; `kind.ts` tells more of them apart for what is shown.
 */
export type Role = 'anonymous' | 'logged-in' | 'subscriber';

/** A visitor's role; whoever has a subscription of the paper, plus or not, is a subscriber [profile-api-4]. */
export function roleOf({ loggedIn, subscriber }: Pick<Visitor, 'loggedIn' | 'subscriber'>): Role {
  if (!loggedIn) return 'anonymous';
  return subscriber ? 'subscriber' : 'logged-in';
}

/**
 * Whether a visitor has a subscription of the paper and so sees no paywall; any other one who is logged in is
 * registered, everyone else anonymous [paywall-decision-1].
 */
export function isSubscriber(visitor: Pick<Visitor, 'loggedIn' | 'subscriber' | 'permissions'>): boolean {
  return roleOf(visitor) === 'subscriber' || visitor.permissions.includes('nrc-online');
}
