import { storedItem } from '../../platform/storage/stored-item.ts';
import { now } from '../../platform/time/now.ts';
import { isRecord, isTextList } from '../../runtime/config/guards.ts';
import type { Login } from './visitor.ts';

/** An answer and the login cookie for which it was given. */
interface StoredLogin {
  /** The hash from `loginHash`. */
  readonly hash: string;
  readonly login: Login;
}

/**
 * Milliseconds for which a stored answer is used without a new call; short, so that a new subscription takes effect
 * soon.
 */
export const KEEP_FOR = 5 * 60_000;

/** The answer is in session storage, so that it ends with the tab; never in local storage [visitor-12]. */
const item = storedItem({ key: 'nmt_login_status', area: 'session', accepts: isStoredLogin });

/**
 * @param hash the hash of the present login cookie
 * @returns the stored answer for it; undefined if there is none or it is too old
 */
export function readStoredLogin(hash: string): Login | undefined {
  const stored = item.readDated();
  if (stored?.value.hash !== hash) return undefined;
  const age = now() - stored.savedAt;
  // Rejects a date in the future, stored before the clock was set back: the answer would never expire.
  return age >= 0 && age < KEEP_FOR ? stored.value.login : undefined;
}

/** Stores an answer for the next pages in this tab. */
export const storeLogin: (stored: StoredLogin) => void = item.write;

function isStoredLogin(value: unknown): value is StoredLogin {
  return isRecord(value) && typeof value.hash === 'string' && isLogin(value.login);
}

function isLogin(value: unknown): value is Login {
  return (
    isRecord(value) &&
    [value.permissions, value.subscriberIds, value.productGroupCodes].every(isTextList) &&
    ['main', 'sub', 'none'].some((word) => word === value.familyStatus) &&
    areMissingOr('number', value.subscriptionCreated, value.accountCreated) &&
    areMissingOr('string', value.email, value.username, value.uuid)
  );
}

function areMissingOr(type: 'number' | 'string', ...values: readonly unknown[]): boolean {
  return values.every((value) => value === undefined || typeof value === type);
}
