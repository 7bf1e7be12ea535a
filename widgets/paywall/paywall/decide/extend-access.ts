import { PAYWALL_DEFAULTS, type PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import { loginAddress } from '../../../../core/platform/navigation/login-address.ts';
import { returnPath } from '../../../../core/platform/navigation/return-to.ts';
import { loadScript } from '../../../../core/platform/scripts/load-script.ts';
import { error } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import type { Visitor } from '../../../../core/user/visitor/visitor.ts';
import { type GaaMetering, gaaUser } from './gaa-user.ts';

/** The address that turns a visitor's Google account into a login [extended-access-3]. */
const LOGIN = '/login/extended-access/';

/** With this attribute Google's scripts wait for commands, instead of selling subscriptions on their own. */
const ATTRIBUTES = { 'subscriptions-control': 'manual' };

/** The inputs of extended access. */
export interface AccessRequest {
  readonly page: Page;
  readonly config: Pick<PaywallConfig, 'extendedAccessScripts' | 'extendedAccessClientId'>;
  readonly reader: Visitor;
  /** Whether the reader has a subscription of the paper, which Google calls `SUBSCRIPTION` [extended-access-2]. */
  readonly isSubscribed: boolean;
  /** Resolves to whether the publisher's own decision lets this visitor read. */
  readonly mayRead: Promise<boolean>;
  /** Removes the wall when Google grants access to the article. */
  readonly ending: AbortController;
}

/**
 * Lets a visitor from Google read if Google grants access [extended-access-1 to -6]. If that fails, or never answers,
 * the ordinary decision applies.
 */
export async function extendAccess(request: AccessRequest): Promise<void> {
  const { page, config, ending } = request;
  // Google's own scripts need no entry in the site's `scripts`; others do.
  const known = PAYWALL_DEFAULTS.extendedAccessScripts;
  const options = { signal: ending.signal, attributes: ATTRIBUTES, known };
  try {
    await Promise.all(config.extendedAccessScripts.map((src) => loadScript(src, page, options)));
    const { GaaMetering: gaa } = window as { GaaMetering?: GaaMetering };
    if (!gaa) throw new Error('The scripts brought no window.GaaMetering.');
    const isBegun = await begin(gaa, request);
    if (!isBegun && config.extendedAccessClientId === '') throw new Error('There is no client id.');
  } catch (cause) {
    if (!ending.signal.aborted) {
      error('paywall', 'Extended access could not be set up; the ordinary decision stands.', cause);
    }
  }
}

async function begin(gaa: GaaMetering, request: AccessRequest): Promise<boolean> {
  const { config, reader, isSubscribed, mayRead, ending } = request;
  return gaa.init({
    googleApiClientId: config.extendedAccessClientId,
    allowedReferrers: [location.hostname],
    rawJwt: true,
    userState: await gaaUser(reader, isSubscribed, isSubscribed || undefined),
    // A visitor who may read anyway does not have to register.
    publisherEntitlementPromise: mayRead.then((granted) => gaaUser(reader, isSubscribed, granted)),
    registerUserPromise: leaving(gaa.getGaaUserPromise?.(), (user) => logIn(user?.credential)),
    handleLoginPromise: leaving(gaa.getLoginPromise?.(), () => location.assign(loginAddress())),
    unlockArticle: () => ending.abort(),
    handleSwGEntitlement: () => ending.abort(),
    // The publisher's own decision determines whether there is a wall.
    showPaywall: () => {},
  });
}

/** Never resolves: Google waits for the result, but the page is being left. */
function leaving<Value>(result: Promise<Value> | undefined, leave: (value: Value) => void): Promise<never> {
  result?.then(leave).catch((cause: unknown) => {
    error('paywall', 'Extended access could not be set up; the ordinary decision stands.', cause);
  });
  return new Promise(() => {});
}

/** Passes Google's token to the site's own login. It is in no history entry, log or storage [extended-access-5]. */
function logIn(idToken: unknown): void {
  if (typeof idToken !== 'string' || !/^[\w-]+(\.[\w-]+){2}$/.test(idToken)) {
    error('paywall', 'Extended access gave no token; nobody is logged in.');
    return;
  }
  const target = new URL(LOGIN, self.origin);
  target.searchParams.set('id_token', idToken);
  target.searchParams.set('return_to', returnPath(location.href) ?? '/');
  location.replace(target);
}
