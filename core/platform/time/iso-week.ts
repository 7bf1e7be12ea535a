import { isCalendarDate } from './is-calendar-date.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** The first Monday of Unix time. */
const FIRST_MONDAY = Date.parse('1970-01-05T00:00Z');
const ISO_WEEK = /^(\d{4})-?W(0[1-9]|[1-4]\d|5[0-3])$/;

/**
 * Returns the Monday of a week.
 * @param text a day as yyyy-mm-dd, optionally followed by a time, or a week by ISO 8601 such as `2026-W13`
 * @returns the Monday as yyyy-mm-dd; undefined if the text is neither
 */
export function mondayOf(text: string): string | undefined {
  const [, year, number] = ISO_WEEK.exec(text) ?? [];
  // The 4th of January is always in the first week of its year.
  if (year !== undefined) return addWeeks(mondayOf(`${year}-01-04`) ?? '', Number(number) - 1);
  const day = text.slice(0, 10);
  if (!isCalendarDate(day)) return undefined;
  const weeks = Math.floor((startOf(day) - FIRST_MONDAY) / WEEK);
  return dayOf(FIRST_MONDAY + weeks * WEEK);
}

/**
 * Returns the same day of a later or an earlier week.
 * @param day as yyyy-mm-dd
 * @param weeks negative for an earlier one
 */
export function addWeeks(day: string, weeks: number): string {
  return dayOf(startOf(day) + weeks * WEEK);
}

const startOf = (day: string): number => Date.parse(`${day}T00:00Z`);
const dayOf = (start: number): string => new Date(start).toISOString().slice(0, 10);
