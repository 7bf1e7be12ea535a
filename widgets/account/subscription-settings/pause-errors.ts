import { dayText, laterDay } from './terms.ts';
import { fromRange, untilRange } from './texts.ts';

/** The limits of a pause; days in the form yyyy-mm-dd. */
export interface PauseTerms {
  readonly earliest: string;
  readonly latest: string;
  readonly min_days: number;
  readonly max_days: number;
}

/**
 * Validates the dates of a pause.
 * @param from the first day, as yyyy-mm-dd
 * @param until the day on which it goes on, likewise
 * @returns a message for each wrong one
 */
export function pauseErrors(
  from: string,
  until: string,
  { earliest, latest, min_days, max_days }: PauseTerms,
): { readonly from?: string; readonly until?: string } {
  // Days in this form sort as strings.
  if (from === '' || from < earliest || from > latest) {
    return { from: fromRange(dayText(earliest), dayText(latest)) };
  }
  const isWithin = until >= laterDay(from, min_days) && until <= laterDay(from, max_days);
  return isWithin ? {} : { until: untilRange(min_days, max_days) };
}
