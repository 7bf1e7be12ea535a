import {
  DIGITAL_PLUS_PERMISSIONS,
  hasAnyPermission,
  type Permitted,
  REGIONAL_PERMISSION,
  SUBSCRIBER_PERMISSION,
} from './permissions.ts';
import type { UserStatus } from './status.ts';

// What a visitor pays for: one answer to each question. The answers follow from being logged in, the status and the
// permissions alone [profile-api-4], and decide only what is offered: the server decides what is allowed [visitor-11].

/** A visitor, as far as the status goes. */
interface Classified {
  readonly status: UserStatus;
}

/**
 * Whether a visitor pays for the paper, plus or not, and so meets no paywall [visitor-2, paywall-decision-1]. Who is
 * logged in on the service site counts as well [visitor-3]; a subscriber of a regional paper alone does not.
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

/** Whether a visitor has the digital paper, and so may have exclusive newsletters [newsletter-button-4]. */
export function hasDigitalPlus(visitor: Permitted): boolean {
  return hasAnyPermission(visitor, DIGITAL_PLUS_PERMISSIONS);
}

/**
 * Whether a visitor has articles to give away [gift-1]. It takes the subscriber's own permission: to be a subscriber by
 * the service site, or by a plus permission alone, is not enough.
 */
export function mayGiveArticles(visitor: Permitted): boolean {
  return hasAnyPermission(visitor, [SUBSCRIBER_PERMISSION]) && !isRegional(visitor);
}
