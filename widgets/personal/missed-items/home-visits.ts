import { storedItem } from '../../../core/platform/storage/stored-item.ts';
import { isRecord } from '../../../core/runtime/config/guards.ts';
import { isMissedList, type Missed } from './missed.ts';

/** Milliseconds after a home visit in which the slider keeps its items [missed-items-5]. */
const WINDOW = 20 * 60_000;
/** The same period while the experiment is being debugged [missed-items-5]. */
const DEBUG_WINDOW = 20_000;

/** The items of a reader's last home visit. */
interface HomeVisit {
  /** Identifies the login: another reader's items do not count. */
  readonly reader: string;
  /** The id of the index page. */
  readonly indexId: string;
  readonly items: readonly Missed[];
}

/** The last visit, stored with its date [missed-items-7]. */
const lastVisit = storedItem({ key: 'nmt_missed_items', accepts: isVisit });

/**
 * The items that the slider keeps: those of this reader's last visit, if that was at most 20 minutes ago
 * [missed-items-5, missed-items-7].
 * @param now current time in epoch milliseconds
 * @param isDebugged whether the period is 20 seconds
 * @returns undefined if they have to be fetched again
 */
export function keptItems(
  { reader, indexId }: Pick<HomeVisit, 'reader' | 'indexId'>,
  now: number,
  isDebugged: boolean,
): readonly Missed[] | undefined {
  const stored = lastVisit.readDated();
  if (stored?.value.reader !== reader || stored.value.indexId !== indexId) return undefined;
  const age = now - stored.savedAt;
  // A date in the future comes from a clock that was set back: the items would never be fetched again.
  return age >= 0 && age <= (isDebugged ? DEBUG_WINDOW : WINDOW) ? stored.value.items : undefined;
}

/** Stores a home visit with the items of its slider; the period starts at the visit. */
export function storeVisit(visit: HomeVisit): void {
  lastVisit.write(visit);
}

function isVisit(value: unknown): value is HomeVisit {
  return (
    isRecord(value) &&
    typeof value.reader === 'string' &&
    typeof value.indexId === 'string' &&
    isMissedList(value.items)
  );
}
