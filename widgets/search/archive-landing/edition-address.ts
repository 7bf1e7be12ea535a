import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';

/** The days for which there are editions, in the form `yyyy-mm-dd`; empty if the server sets no limit. */
export interface EditionDates {
  readonly first: string;
  readonly last: string;
}

/** Placeholders of a template, by the part of the date that replaces them. */
const PLACEHOLDERS = {
  year: /\{(?:yyyy|year)\}/gi,
  month: /\{(?:mm|month)\}/gi,
  day: /\{(?:dd|day)\}/gi,
  date: /\{(?:date|yyyy-mm-dd)\}/gi,
};

/**
 * The address of the edition of a day [archive-landing-1].
 * @param template with `{yyyy}`, `{mm}` and `{dd}` (or `{year}`, `{month}` and `{day}`), or `{date}` for `yyyy-mm-dd`,
 *   in small letters or capitals
 * @param date `yyyy-mm-dd`
 * @param dates the days of which there are editions
 * @returns undefined if there is no edition of that day, or it is not a day of the calendar
 */
export function editionAddress(
  template: string,
  date: string,
  { first, last }: EditionDates,
): string | undefined {
  // Dates in this format sort as text.
  if (!isCalendarDate(date) || (first && date < first) || (last && date > last)) return undefined;
  const [year = '', month = '', day = ''] = date.split('-');
  return template
    .replace(PLACEHOLDERS.year, year)
    .replace(PLACEHOLDERS.month, month)
    .replace(PLACEHOLDERS.day, day)
    .replace(PLACEHOLDERS.date, date);
}

/**
 * The day of the edition that is nearest to a day outside the archive [archive-landing-1].
 * @param date `yyyy-mm-dd`
 * @param dates the days for which there are editions
 * @returns undefined for a day of the archive, and for an invalid date
 */
export function nearestDay(date: string, { first, last }: EditionDates): string | undefined {
  if (!isCalendarDate(date)) return undefined;
  if (first && date < first) return first;
  return last && date > last ? last : undefined;
}

/** Whether a template has a placeholder for the date. */
export function isTemplate(text: string): boolean {
  return /\{(?:date|yyyy-mm-dd|dd|day)\}/i.test(text);
}
