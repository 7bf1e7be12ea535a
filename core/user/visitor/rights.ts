import {
  DIGITAL_PLUS_PERMISSIONS,
  hasAnyPermission,
  type Permitted,
  REGIONAL_PERMISSION,
  SUBSCRIBER_PERMISSION,
} from './permissions.ts';
import type { UserStatus } from './status.ts';

// Functions that tell what a visitor pays for. They depend only on being logged in, the status and the permissions
// [profile-api-4], and only decide about offers: the server decides what is allowed [visitor-11].

/** A visitor, as far as the status needs it. */
interface Classified {
  readonly status: UserStatus;
}

/**
 * Whether a visitor pays for the paper, plus or not, and so meets no paywall [visitor-2, paywall-decision-1]. This
 * includes visitors who are logged in on the service site [visitor-3], but not those who only subscribe to a regional
 * paper.
 */
export function isSubscriber({ status }: Classified): boolean {
  return status === 'subscribed' || status === 'subscribed-plus';
}

/** Whether a visitor has one of the permissions that the page names as those of plus subscribers [visitor-2]. */
export function isPlus({ status }: Classified): boolean {
  return status === 'subscribed-plus';
}

/** Whether a visitor pays for a regional paper, with or without a subscription of this one [visitor-1]. */
export function isRegional(visitor: Permitted): boolean {
  return hasAnyPermission(visitor, [REGIONAL_PERMISSION]);
}

/** Whether a visitor has the digital paper, and so may subscribe to exclusive newsletters [newsletter-button-4]. */
export function hasDigitalPlus(visitor: Permitted): boolean {
  return hasAnyPermission(visitor, DIGITAL_PLUS_PERMISSIONS);
}

/**
 * Whether a visitor has articles to give away [gift-1]. This requires the permission of subscribers itself: being a
 * subscriber through the service site, or only through a plus permission, is not enough.
 */
export function mayGiveArticles(visitor: Permitted): boolean {
  return hasAnyPermission(visitor, [SUBSCRIBER_PERMISSION]) && !isRegional(visitor);
}
