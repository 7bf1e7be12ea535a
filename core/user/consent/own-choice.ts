import { storedItem } from '../../platform/storage/stored-item.ts';
import { now } from '../../platform/time/now.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { type Choice, isValid } from './rules.ts';

/** The visitor's choice in this browser, with its date. */
const item = storedItem({ key: 'nmt_consent', accepts: isChoice });

/** @returns the visitor's choice; undefined if there is none or it has expired */
export function readChoice(): Choice | undefined {
  const kept = item.readDated();
  return kept && isValid(kept.savedAt, now()) ? kept.value : undefined;
}

/** Stores a choice with the current date and notifies this page and other tabs. */
export function writeChoice(choice: Choice): void {
  item.write(choice);
}

/**
 * Calls the handler after changes by this page and other tabs until the signal aborts; it reads the choice itself.
 */
export function subscribeChoice(changed: () => void, signal: AbortSignal): void {
  item.subscribe(changed, signal);
}

function isChoice(value: unknown): value is Choice {
  return isRecord(value) && Object.values(value).every((enabled) => typeof enabled === 'boolean');
}
