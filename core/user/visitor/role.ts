import type { Visitor } from './visitor.ts';

/**
 * The three roles on which, together with the permissions, the rules for visitor features are based
 * [profile-api-4]; `kind.ts` distinguishes more kinds for display.
 */
export type Role = 'anonymous' | 'logged-in' | 'subscriber';

/** A visitor's role; visitors with a subscription of the paper, plus or not, are subscribers [profile-api-4]. */
export function roleOf({ loggedIn, subscriber }: Pick<Visitor, 'loggedIn' | 'subscriber'>): Role {
  if (!loggedIn) return 'anonymous';
  return subscriber ? 'subscriber' : 'logged-in';
}

/**
 * Whether a visitor has a subscription of the paper and so sees no paywall; other logged-in visitors are
 * registered, all others anonymous [paywall-decision-1].
 */
export function isSubscriber(visitor: Pick<Visitor, 'loggedIn' | 'subscriber' | 'permissions'>): boolean {
  return roleOf(visitor) === 'subscriber' || visitor.permissions.includes('nrc-online');
}
