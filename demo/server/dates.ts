import { formatArticleTime, longDate } from '../../core/platform/time/dutch-dates.ts';
import { parseEnd } from '../../core/platform/time/parse-end.ts';
import { LOCALE, TIME_ZONE } from '../../core/runtime/config/locale.ts';

const formats = {
  full: new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: TIME_ZONE }),
  clock: new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE }),
  // The Swedish format of dates is that of ISO 8601.
  iso: new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE }),
};

/** A date in full, such as `vrijdag 7 november 2025`. */
export const fullDate = (time: Date): string => formats.full.format(time);

/** The time of the day, such as `09:42`. */
export const clockTime = (time: Date): string => formats.clock.format(time);

/** The value of a date field, such as `2025-11-07T09:42`, in Amsterdam time. */
export const fieldTime = (time: Date): string => formats.iso.format(time).replace(' ', 'T');

/** The day of a moment in Amsterdam, in the form yyyy-mm-dd. */
export const isoDay = (time: Date): string => fieldTime(time).slice(0, 10);

/** The end of a moment's day in Amsterdam: something with a date but no time lasts until then. */
export const endOfDay = (time: Date): Date => new Date(parseEnd(isoDay(time)) ?? Number.NaN);

/** A day given in the form yyyy-mm-dd, such as `zondag 29 maart 2026`. */
export const longDay = (date: string): string => fullDate(new Date(`${date}T12:00Z`));

/** The age of a publication as the CMS writes it; the date if it is in the future [dates-1, dates-2]. */
export function publishedText(time: Date, now: Date): string {
  return formatArticleTime(time.getTime(), now.getTime()) ?? longDate(time.getTime()) ?? '';
}

/** A day of the calendar, such as `5 januari 1968`. @param day in the form yyyy-mm-dd */
export const dayOf = (day: string): string => longDate(Date.parse(`${day}T12:00Z`)) ?? day;
