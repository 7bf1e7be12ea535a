import { hasAnyPermission, type Permitted, SUBSCRIBER_PERMISSION } from './permissions.ts';

/** The statuses from logged out to plus subscriber, as the page logic uses them [visitor-2]. */
export const USER_STATUSES = ['logged-out', 'registered', 'subscribed', 'subscribed-plus'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

interface Rules {
  readonly plusPermissions: readonly string[];
  readonly isServiceSite: boolean;
}

/**
 * Returns the user status. Permissions count only for logged-in visitors; plus takes precedence, and a logged-in
 * visitor of the service site is at least a subscriber [visitor-2, visitor-3].
 */
export function userStatus(login: Permitted, { plusPermissions, isServiceSite }: Rules): UserStatus {
  if (!login.loggedIn) return 'logged-out';
  if (hasAnyPermission(login, plusPermissions)) return 'subscribed-plus';
  return isServiceSite || hasAnyPermission(login, [SUBSCRIBER_PERMISSION]) ? 'subscribed' : 'registered';
}

/** Returns the status in the form that backends and the configuration use: `SUBSCRIBED_PLUS` [visitor-2]. */
export function statusConstant(status: UserStatus): string {
  return status.toUpperCase().replace('-', '_');
}
