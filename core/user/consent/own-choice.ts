import { storedItem } from '../../platform/storage/store.ts';
import { now } from '../../platform/time/clock.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { type Choice, isValid } from './rules.ts';

/** What the reader chose in this browser, with its date. */
const item = storedItem({ key: 'nmt_consent', accepts: isChoice });

/** @returns the reader's choice; undefined where there is none, or none that still stands */
export function readChoice(): Choice | undefined {
  const kept = item.readDated();
  return kept && isValid(kept.savedAt, now()) ? kept.value : undefined;
}

/** Keeps a choice as one of now; this page and other tabs hear of it. */
export function writeChoice(choice: Choice): void {
  item.write(choice);
}

/** Tells of changes by this page and other tabs until the signal aborts; the handler reads the choice itself. */
export function subscribeChoice(changed: () => void, signal: AbortSignal): void {
  item.subscribe(changed, signal);
}

function isChoice(value: unknown): value is Choice {
  return isRecord(value) && Object.values(value).every((enabled) => typeof enabled === 'boolean');
}
