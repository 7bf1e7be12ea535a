import { siteNames } from '../../runtime/site/site-file.ts';
import * as own from './permissions.ts';

export { hasAnyPermission, type Permitted } from './permissions.ts';

const { permissions = {} } = siteNames();

/** The site's permission of subscribers. */
export const SUBSCRIBER_PERMISSION = permissions.subscriber ?? own.SUBSCRIBER_PERMISSION;

/** The site's permission of subscribers of a regional paper. */
export const REGIONAL_PERMISSION = permissions.regional ?? own.REGIONAL_PERMISSION;

/** The site's permissions of the digital paper. */
export const DIGITAL_PLUS_PERMISSIONS = permissions.digitalPlus ?? own.DIGITAL_PLUS_PERMISSIONS;
