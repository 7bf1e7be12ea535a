import type { Visitor } from '../../../core/user/visitor/visitor.ts';

/** What Google is told of a reader, as its script checks it. Times are in whole seconds. */
export interface GaaUser {
  /** Undefined where the paper's own decision is still to come: `publisherEntitlementPromise` brings it. */
  readonly granted?: boolean;
  readonly grantReason: 'SUBSCRIPTION' | 'METERING';
  readonly id?: string;
  readonly registrationTimestamp?: number;
  readonly subscriptionTimestamp?: number;
}

/** What of `window.GaaMetering` is used, as Google's script has it: docs/third-parties.md. */
export interface GaaMetering {
  /** @returns whether it began; false also where the link is old or the reader does not come from Google */
  init(options: GaaOptions): boolean;
  /** Resolves when a reader registers with Google; `rawJwt` makes it the token itself. */
  getGaaUserPromise?(): Promise<{ readonly credential?: unknown }>;
  /** Resolves when a reader says to have an account already. */
  getLoginPromise?(): Promise<void>;
}

interface GaaOptions {
  readonly googleApiClientId: string;
  readonly allowedReferrers: readonly string[];
  readonly rawJwt: true;
  readonly userState: GaaUser;
  readonly publisherEntitlementPromise: Promise<GaaUser>;
  readonly registerUserPromise: Promise<never>;
  readonly handleLoginPromise: Promise<never>;
  readonly unlockArticle: () => void;
  readonly showPaywall: () => void;
  readonly handleSwGEntitlement: () => void;
}

/**
 * What Google is told of a reader [extended-access-2]: nothing that names them. An account is known by a mark that only
 * the paper could make again.
 * @param reader who is reading
 * @param isSubscribed whether they have a subscription of the paper
 * @param granted whether the paper lets them read; undefined while it is not known
 */
export async function gaaUser(
  reader: Pick<Visitor, 'uuid' | 'accountCreated' | 'subscriptionCreated'>,
  isSubscribed: boolean,
  granted?: boolean,
): Promise<GaaUser> {
  const { uuid, accountCreated, subscriptionCreated } = reader;
  return {
    ...(granted !== undefined && { granted }),
    grantReason: isSubscribed ? 'SUBSCRIPTION' : 'METERING',
    ...(uuid !== undefined &&
      accountCreated !== undefined && {
        id: await maskOf(uuid),
        registrationTimestamp: seconds(accountCreated),
        ...(isSubscribed &&
          subscriptionCreated !== undefined && { subscriptionTimestamp: seconds(subscriptionCreated) }),
      }),
  };
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** The first 128 bits of a digest: the same for the same account, and no account's number. */
async function maskOf(uuid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`extended-access:${uuid}`));
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
