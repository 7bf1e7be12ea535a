/** The permission of the paper's subscribers [visitor-2]. */
export const SUBSCRIBER_PERMISSION = 'nrc-online';

/** The permission of subscribers of a regional paper [visitor-1]. */
export const REGIONAL_PERMISSION = 'mediahuis';

/**
 * The permissions of the digital paper, any of which opens exclusive newsletters [newsletter-button-4]. Those that make a
 * plus subscriber are another set, which the page names in `data-plus-permissions`.
 */
export const DIGITAL_PLUS_PERMISSIONS: readonly string[] = [
  'nrch-digitale-editie-zesdaags',
  'nrcnext-digitale-editie',
];

/** A visitor, as far as permissions go. */
export interface Permitted {
  /** Permissions count only for logged-in visitors. */
  readonly loggedIn: boolean;
  readonly permissions: readonly string[];
}

/**
 * Whether a visitor is logged in and has at least one of some permissions, by their whole names.
 * @param visitor the visitor
 * @param enough the names; without any nobody has one
 */
export function hasAnyPermission({ loggedIn, permissions }: Permitted, enough: readonly string[]): boolean {
  return loggedIn && permissions.some((permission) => enough.includes(permission));
}
