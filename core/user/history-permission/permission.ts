import { readText, subscribeText, writeText } from '../../platform/storage/texts.ts';

/** The reader's permission to keep a reading history: 'true' or 'false' [history-notice-2]. */
const PERMISSION = 'nmt_history';
/** Whose permission it is: the mark of the login under which it was given. */
const OWNER = 'nmt_history_of';

/**
 * What the reader has said about keeping a reading history in this browser. Nothing may be tracked without a stored
 * 'true' [history-notice-2]. What another reader said in the same browser does not count, and is forgotten.
 * @param reader mark of the login cookie, from `loginMark`
 * @returns undefined where permission must be asked for
 */
export function historyPermission(reader: string | undefined): boolean | undefined {
  const stored = readText('local', PERMISSION);
  if (stored !== 'true' && stored !== 'false') return undefined;
  const owner = readText('local', OWNER);
  // An older release did not say whose it is.
  if (owner === undefined || owner === reader) return stored === 'true';
  writeText('local', PERMISSION, undefined);
  writeText('local', OWNER, undefined);
  return undefined;
}

/**
 * Keeps that a reader gives permission. Called by the click of the reader, and by nothing else [history-notice-7].
 * @param reader mark of the login cookie
 */
export function giveHistoryPermission(reader: string | undefined): void {
  writeText('local', OWNER, reader);
  writeText('local', PERMISSION, 'true');
}

/** Tells when permission is stored or taken back, here or in another tab. */
export function onHistoryPermission(handler: () => void, signal: AbortSignal): void {
  subscribeText('local', PERMISSION, handler, signal);
}
