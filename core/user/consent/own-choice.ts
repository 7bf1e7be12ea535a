import { storedItem } from '../../platform/storage/stored-item.ts';
import { now } from '../../platform/time/now.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { hasPrivacySignal } from './has-privacy-signal.ts';
import { type Choice, choiceOf, isRecentRefusal, isValid } from './rules.ts';

/** The visitor's choice in this browser, with its date. */
const item = storedItem({ key: 'nmt_consent', accepts: isChoice });

/**
 * Returns the visitor's choice. Purposes that it leaves open are refused if the browser sends Global Privacy Control
 * [consent-8], and for six months after the visitor has refused everything [consent-9].
 * @param purposes the purposes that need consent
 * @returns undefined if there is no choice or it has expired
 */
export function readChoice(purposes: readonly string[]): Choice | undefined {
  const stored = item.readDated();
  const time = now();
  const valid = stored && isValid(stored.savedAt, time) ? stored : undefined;
  const isRefused = hasPrivacySignal() || (valid && isRecentRefusal(valid.value, valid.savedAt, time));
  return isRefused ? { ...choiceOf(purposes, false), ...valid?.value } : valid?.value;
}

/** Stores a choice with the current date and notifies this page and other tabs. */
export function writeChoice(choice: Choice): void {
  item.write(choice);
}

/** Calls the handler after changes by this page and other tabs until the signal aborts; it reads the choice itself. */
export function subscribeChoice(changed: () => void, signal: AbortSignal): void {
  item.subscribe(changed, signal);
}

function isChoice(value: unknown): value is Choice {
  return isRecord(value) && Object.values(value).every((enabled) => typeof enabled === 'boolean');
}
