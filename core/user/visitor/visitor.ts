import { type Segment, type SegmentTable, segmentOf } from './segment.ts';
import { type UserStatus, userStatus } from './status.ts';

/** The role in a family subscription: `main` owns it, `sub` shares it [family-link-1]. */
export type FamilyStatus = 'main' | 'sub' | 'none';

/** The server's data about a logged-in visitor, normalised. */
export interface Login {
  readonly permissions: readonly string[];
  readonly familyStatus: FamilyStatus;
  readonly subscriberIds: readonly string[];
  readonly productGroupCodes: readonly string[];
  /** The time when the subscription started, in epoch milliseconds. */
  readonly subscriptionCreated?: number;
  /** The time when the account was created, in epoch milliseconds. */
  readonly accountCreated?: number;
  /** Personal data: shown to the visitor, never logged, sent or put into an address. */
  readonly email?: string;
  /** Personal data, as `email`. */
  readonly username?: string;
  /** Personal data, as `email`. */
  readonly uuid?: string;
}

/**
 * The visitor. Used only to show or hide content that the server has sent; never proof of access [visitor-11]. The
 * functions in `rights.ts` tell what the visitor pays for.
 */
export interface Visitor extends Login {
  readonly status: UserStatus;
  readonly loggedIn: boolean;
  /**
   * Whether there is a login whose status could not be fetched: the visitor counts as logged out [visitor-6]. Features
   * that need an account show this, and do not ask the visitor to log in.
   */
  readonly isUnconfirmed: boolean;
  /** For ads and analytics only; a debug switch can change it [visitor-11]. */
  readonly segment: Segment;
}

/** The facts of the page and its configuration from which the visitor is derived. */
export interface Site {
  /** Permissions that make a plus subscriber: `data-plus-permissions`. */
  readonly plusPermissions: readonly string[];
  /** Whether the page belongs to the service site. */
  readonly isServiceSite: boolean;
  /** The segment of each product-group code. */
  readonly segments: SegmentTable;
  /** Product-group codes of the debug switch, which replace the visitor's own for the segment. */
  readonly debugCodes?: readonly string[] | undefined;
}

const NOBODY: Login = Object.freeze({
  permissions: [],
  familyStatus: 'none',
  subscriberIds: [],
  productGroupCodes: [],
});

/**
 * Creates the visitor [visitor-1, visitor-2, visitor-3, visitor-7, visitor-8, visitor-11].
 * @param login the server's answer; undefined for a logged-out visitor, `failed` if the call for a login failed
 * @param site the facts of the page
 */
export function classify(login: Login | 'failed' | undefined, site: Site): Visitor {
  const loggedIn = typeof login === 'object';
  const known = loggedIn ? login : NOBODY;
  const status = userStatus({ loggedIn, permissions: known.permissions }, site);
  const visitor = { ...known, status, loggedIn, isUnconfirmed: login === 'failed' };
  return Object.freeze({ ...visitor, segment: segmentOf(visitor, site.segments, site.debugCodes) });
}
