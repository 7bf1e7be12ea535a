import { readText, subscribeText, writeText } from '../../platform/storage/texts.ts';

/** The visitor's permission for a reading history: 'true' or 'false' [history-notice-2]. */
const PERMISSION = 'nmt_history';
/** The owner of the permission: the mark of the login under which it was given. */
const OWNER = 'nmt_history_of';

/**
 * The visitor's answer about a reading history in this browser. Nothing may be tracked without a stored 'true'
 * [history-notice-2]. The answer of another visitor in the same browser does not count, and is removed.
 * @param visitor mark of the login cookie, from `loginMark`
 * @returns undefined where there is no answer yet
 */
export function historyPermission(reader: string | undefined): boolean | undefined {
  const stored = readText('local', PERMISSION);
  if (stored !== 'true' && stored !== 'false') return undefined;
  const owner = readText('local', OWNER);
  // An older release did not store the owner.
  if (owner === undefined || owner === reader) return stored === 'true';
  writeText('local', PERMISSION, undefined);
  writeText('local', OWNER, undefined);
  return undefined;
}

/**
 * Stores that the visitor gives permission. Called only by a click of the visitor [history-notice-7].
 * @param visitor mark of the login cookie
 */
export function giveHistoryPermission(reader: string | undefined): void {
  writeText('local', OWNER, reader);
  writeText('local', PERMISSION, 'true');
}

/** Calls a handler when permission is stored or withdrawn, here or in another tab. */
export function onHistoryPermission(handler: () => void, signal: AbortSignal): void {
  subscribeText('local', PERMISSION, handler, signal);
}
