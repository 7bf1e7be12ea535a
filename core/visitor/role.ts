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
