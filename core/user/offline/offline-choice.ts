import { readText, writeText } from '../../platform/storage/texts.ts';

/** Whether the account wants to read its saved articles without a connection in this browser: 'true'. */
const CHOICE = 'nmt_offline';

/** Whether the visitor chose to read saved articles offline. */
export function readsOffline(): boolean {
  return readText('local', CHOICE) === 'true';
}

/** Stores the choice. */
export function chooseOffline(isOn: boolean): void {
  writeText('local', CHOICE, isOn ? 'true' : undefined);
}
