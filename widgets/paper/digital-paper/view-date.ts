import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { readText, writeText } from '../../../core/platform/storage/texts.ts';
import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';

/** The date of the newest issue that the visitor has opened [digital-paper-8, digital-paper-10]. */
const KEY = 'nmt_viewdate';

/** The stored view date, in the form yyyy-mm-dd; undefined if there is none or it is invalid. */
export function readViewDate(): string | undefined {
  const stored = readText('local', KEY);
  return stored !== undefined && isCalendarDate(stored) ? stored : undefined;
}

/**
 * Stores the date of an issue that was opened, unless a newer one is stored.
 * @param date in the form yyyy-mm-dd
 */
export function advanceViewDate(date: string): void {
  // Dates in this form sort as text.
  if (date > (readViewDate() ?? '')) writeText('local', KEY, date);
}

/**
 * Applies the debug switch `#viewdate={yyyy-mm-dd}`: stores that date, even if it is older [debug-hashes-4].
 * @param address the page's address
 */
export function obeyViewDateSwitch(address: string): void {
  const { viewDate } = parseDebugSwitches(address);
  if (viewDate !== undefined) writeText('local', KEY, viewDate);
}
