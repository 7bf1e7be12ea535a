/** From logged out to plus subscriber, as the page logic uses them [visitor-2]. */
export const USER_STATUSES = ['logged-out', 'registered', 'subscribed', 'subscribed-plus'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

/** The permission of a subscriber. */
const SUBSCRIBER = 'nrc-online';
/** The permission of a regional subscriber [visitor-1]. */
const REGIONAL = 'mediahuis';

interface Login {
  readonly loggedIn: boolean;
  readonly permissions: readonly string[];
}

interface Rules {
  readonly plusPermissions: readonly string[];
  readonly isServiceSite: boolean;
}

/**
 * The user status. Permissions count only for logged-in visitors; plus takes precedence, and a logged-in visitor of
 * the service site is at least a subscriber [visitor-2, visitor-3].
 */
export function userStatus({ loggedIn, permissions }: Login, rules: Rules): UserStatus {
  if (!loggedIn) return 'logged-out';
  if (permissions.some((permission) => rules.plusPermissions.includes(permission))) return 'subscribed-plus';
  return rules.isServiceSite || permissions.includes(SUBSCRIBER) ? 'subscribed' : 'registered';
}

/** Whether permissions make a regional subscriber [visitor-1]. */
export function isRegional(permissions: readonly string[]): boolean {
  return permissions.includes(REGIONAL);
}

/** The status in the form of backends and configuration: `SUBSCRIBED_PLUS` [visitor-2]. */
export function statusConstant(status: UserStatus): string {
  return status.toUpperCase().replace('-', '_');
}
