import { configGroup } from '../../runtime/config/config-section.ts';
import { isTextList } from '../../runtime/config/guards.ts';
import { custom, text } from '../../runtime/config/settings.ts';
import { documentConfig } from '../../runtime/page/document-config.ts';

/** The permissions in the answer of the login status: docs/visitor.md. */
const permissionNames = configGroup('names.permissions', {
  /** The permission of subscribers of the paper. */
  subscriber: text('nrc-online'),
  /** The permission of subscribers of a regional paper. */
  regional: text('mediahuis'),
  /** The permissions for the digital paper; any of them is enough. */
  digitalPlus: custom('a list of names', isNameList, [
    'nrch-digitale-editie-zesdaags',
    'nrcnext-digitale-editie',
  ]),
});

/**
 * The permissions of the paper's subscribers [visitor-2], of subscribers of a regional paper [visitor-1], and of the
 * digital paper, any of which opens exclusive newsletters [newsletter-button-4]. Those that make a plus subscriber are
 * another set, which the page names in `data-plus-permissions`.
 */
export const {
  subscriber: SUBSCRIBER_PERMISSION,
  regional: REGIONAL_PERMISSION,
  digitalPlus: DIGITAL_PLUS_PERMISSIONS,
} = permissionNames({ config: documentConfig() });

/** A visitor, as far as permissions need it. */
export interface Permitted {
  /** Whether the visitor is logged in: permissions count only then. */
  readonly loggedIn: boolean;
  readonly permissions: readonly string[];
}

/**
 * Whether a visitor is logged in and has at least one of the given permissions; names are compared as a whole.
 * @param visitor the visitor
 * @param enough the names; if the list is empty, the result is false
 */
export function hasAnyPermission({ loggedIn, permissions }: Permitted, enough: readonly string[]): boolean {
  return loggedIn && permissions.some((permission) => enough.includes(permission));
}

function isNameList(value: unknown): value is string[] {
  return isTextList(value) && value.length > 0;
}
