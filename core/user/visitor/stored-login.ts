import { storedItem } from '../../platform/storage/store.ts';
import { now } from '../../platform/time/clock.ts';
import { isRecord, isTextList } from '../../runtime/config/guards.ts';
import type { Login } from './visitor.ts';

/** An answer and the login cookie for which it was given. */
interface KeptLogin {
  /** From `loginMark`. */
  readonly mark: string;
  readonly login: Login;
}

/**
 * Milliseconds for which a stored answer is used without a new call; short, so that a new subscription counts soon.
 */
export const KEEP_FOR = 5 * 60_000;

/** In session storage, so that it ends with the tab; never in local storage [visitor-12]. */
const item = storedItem({ key: 'nmt_login_status', area: 'session', accepts: isKeptLogin });

/**
 * @param mark hash of the present login cookie
 * @returns the stored answer for it; undefined where there is none or it is too old
 */
export function readKeptLogin(mark: string): Login | undefined {
  const kept = item.readDated();
  if (kept?.value.mark !== mark) return undefined;
  const age = now() - kept.savedAt;
  // Rejects a date in the future, from a clock that was set back: the answer would never expire.
  return age >= 0 && age < KEEP_FOR ? kept.value.login : undefined;
}

/** Stores an answer for the next pages in this tab. */
export function keepLogin(kept: KeptLogin): void {
  item.write(kept);
}

/** Drops what was kept. */
export function forgetLogin(): void {
  item.remove();
}

function isKeptLogin(value: unknown): value is KeptLogin {
  return isRecord(value) && typeof value.mark === 'string' && isLogin(value.login);
}

function isLogin(value: unknown): value is Login {
  return (
    isRecord(value) &&
    [value.permissions, value.subscriberIds, value.productGroupCodes].every(isTextList) &&
    ['main', 'sub', 'none'].some((word) => word === value.familyStatus) &&
    [value.subscriptionCreated, value.accountCreated].every((at) => isMissingOr('number', at)) &&
    [value.email, value.username, value.uuid].every((text) => isMissingOr('string', text))
  );
}

function isMissingOr(type: 'number' | 'string', value: unknown): boolean {
  return value === undefined || typeof value === type;
}
