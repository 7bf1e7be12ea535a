import type { Visitor } from '../../../../core/user/visitor/visitor.ts';

/** The visitor in the format of Google's script. Times are in whole seconds. */
export interface GaaUser {
  /** Undefined before the publisher's own decision, with which `publisherEntitlementPromise` resolves. */
  readonly granted?: boolean;
  readonly grantReason: 'SUBSCRIPTION' | 'METERING';
  readonly id?: string;
  readonly registrationTimestamp?: number;
  readonly subscriptionTimestamp?: number;
}

/** The used part of `window.GaaMetering`: docs/third-parties.md. */
export interface GaaMetering {
  /** @returns whether it has started; also false if the link is old or the visitor does not come from Google */
  init(options: GaaOptions): boolean;
  /** Resolves when a visitor registers with Google; with `rawJwt` the result is the token itself. */
  getGaaUserPromise?(): Promise<{ readonly credential?: unknown }>;
  /** Resolves when a visitor chooses to log in with an existing account. */
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
 * The visitor as sent to Google [extended-access-2], without identifying data: an account is represented by a digest
 * that only the publisher can reproduce.
 * @param reader the login status
 * @param isSubscribed whether they have a subscription
 * @param granted whether the publisher lets them read; undefined if unknown
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
        id: await digestOf(uuid),
        registrationTimestamp: seconds(accountCreated),
        ...(isSubscribed &&
          subscriptionCreated !== undefined && { subscriptionTimestamp: seconds(subscriptionCreated) }),
      }),
  };
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** The first 128 bits of a digest: the same for each visit of an account, but not the account's id. */
async function digestOf(uuid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`extended-access:${uuid}`));
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
