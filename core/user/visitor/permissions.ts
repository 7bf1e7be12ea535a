import { configValue, isText, isTextList } from '../../runtime/config/guards.ts';
import { documentConfig } from '../../runtime/page/document-config.ts';

/** The permission of the paper's subscribers [visitor-2]. */
export const SUBSCRIBER_PERMISSION = permissionName('subscriber', 'nrc-online');

/** The permission of subscribers of a regional paper [visitor-1]. */
export const REGIONAL_PERMISSION = permissionName('regional', 'mediahuis');

/**
 * The permissions of the digital paper, any of which opens exclusive newsletters [newsletter-button-4]. Those that make a
 * plus subscriber are another set, which the page names in `data-plus-permissions`.
 */
export const DIGITAL_PLUS_PERMISSIONS: readonly string[] = configValue(
  documentConfig(),
  'names.permissions.digitalPlus',
  ['nrch-digitale-editie-zesdaags', 'nrcnext-digitale-editie'],
  'a list of names',
  isNameList,
);

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

function permissionName(key: string, fallback: string): string {
  return configValue(documentConfig(), `names.permissions.${key}`, fallback, 'a name', isText);
}

function isNameList(value: unknown): value is string[] {
  return isTextList(value) && value.length > 0;
}
