import { readText, subscribeText, writeText } from '../../platform/storage/texts.ts';
import { forgetLocalHistory } from './forget-local-history.ts';

/** The visitor's permission for a reading history: 'true' or 'false' [history-notice-2]. */
const PERMISSION = 'nmt_history';
/** The owner of the permission: the hash of the login cookie under which it was given. */
const OWNER = 'nmt_history_of';

/**
 * The visitor's answer about a reading history in this browser. Nothing may be tracked without a stored 'true'
 * [history-notice-2]. The answer of another visitor in the same browser does not count, and is removed.
 * @param login hash of the login cookie, from `loginHash`
 * @returns undefined if there is no answer yet
 */
export function historyPermission(login: string | undefined): boolean | undefined {
  const stored = readText('local', PERMISSION);
  if (stored !== 'true' && stored !== 'false') return undefined;
  const owner = readText('local', OWNER);
  // An older release did not store the owner.
  if (owner === undefined || owner === login) return stored === 'true';
  writeText('local', PERMISSION, undefined);
  writeText('local', OWNER, undefined);
  return undefined;
}

/**
 * Stores that the visitor gives permission. Called only by a click of the visitor [history-notice-7].
 * @param login hash of the login cookie
 */
export function giveHistoryPermission(login: string | undefined): void {
  writeText('local', OWNER, login);
  writeText('local', PERMISSION, 'true');
}

/**
 * Stores that the visitor refuses: from now on nothing is tracked in this browser, whatever the account's settings are,
 * and data that only this browser has are removed.
 * @param login hash of the login cookie
 */
export function refuseHistory(login: string | undefined): void {
  writeText('local', OWNER, login);
  writeText('local', PERMISSION, 'false');
  forgetLocalHistory();
}

/** Calls a handler when permission is stored or withdrawn, here or in another tab. */
export function onHistoryPermission(handler: () => void, signal: AbortSignal): void {
  subscribeText('local', PERMISSION, handler, signal);
}
