import { tz } from '@date-fns/tz';
import { addDays, addYears, differenceInCalendarDays, intlFormatDistance, startOfDay } from 'date-fns';
import { type Moment, moments, texts } from './content.ts';

const amsterdam = { in: tz('Europe/Amsterdam') };

export interface TickerProps {
  readonly moment: string;
}

/** Reads the ticker's properties from its hook's attributes. */
export const tickerProps = (data: DOMStringMap): TickerProps => ({ moment: data.moment ?? '' });

/** Easter Sunday of a year (Gauss, Meeus/Jones/Butcher), as month and day. */
export function easter(year: number): [month: number, day: number] {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return [Math.floor(sum / 31), (sum % 31) + 1];
}

/** The start of a moment's day in Amsterdam, in a given year. */
export function dayOf(moment: Moment, year: number): Date {
  const fixed = 'easter' in moment.on ? undefined : moment.on;
  const [month, day] = fixed ?? easter(year);
  const noon = new Date(Date.UTC(year, month - 1, day, 12));
  const shift = 'easter' in moment.on ? moment.on.easter : 0;
  const date = startOfDay(addDays(noon, shift, amsterdam), amsterdam);
  const sundayOfTheKing = moment.id === 'koningsdag' && date.getDay() === 0;
  return sundayOfTheKing ? addDays(date, -1, amsterdam) : date;
}

/**
 * The next occurrence of a day, including today.
 * @throws TypeError for an unknown moment
 */
export function nextDay(id: string, now: Date): { moment: Moment; day: Date } {
  const moment = moments.find((candidate) => candidate.id === id);
  if (!moment) throw new TypeError(`ticker: no moment "${id}"`);
  const day = dayOf(moment, now.getFullYear());
  if (differenceInCalendarDays(day, now, amsterdam) >= 0) return { moment, day };
  return { moment, day: dayOf(moment, addYears(now, 1).getFullYear()) };
}

/** The three moments after a day. */
export const following = (day: Date): { moment: Moment; day: Date }[] =>
  moments
    .map(({ id }) => nextDay(id, addDays(day, 1)))
    .sort((a, b) => a.day.getTime() - b.day.getTime())
    .slice(0, 3);

export interface Part {
  readonly unit: keyof typeof texts.units;
  readonly value: number;
  readonly label: string;
}

/** How often the clock is rendered, in ms: seconds are only shown on the last day. */
export const interval = (day: Date, now: Date): number =>
  day.getTime() - now.getTime() < 86_400_000 ? 1000 : 60_000;

/** The time until a day: days, hours and minutes, with seconds on the last day; empty from that day on. */
export function parts(day: Date, now: Date): Part[] {
  const seconds = Math.floor((day.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return [];
  const values = {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  const units = (Object.keys(values) as Part['unit'][]).filter(
    (unit) => unit !== 'seconds' || values.days === 0,
  );
  return units.map((unit) => ({
    unit,
    value: values[unit],
    label: texts.units[unit][values[unit] === 1 ? 0 : 1],
  }));
}

/** "over 3 weken", in days within a month. */
export const distance = (day: Date, now: Date): string => {
  const days = differenceInCalendarDays(day, now, amsterdam);
  return intlFormatDistance(day, now, {
    locale: 'nl-NL',
    unit: days < 31 ? 'day' : days < 70 ? 'week' : 'month',
  });
};

const long = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** "zaterdag 5 december". */
export const dateText = (day: Date): string => long.format(day);

/** A remark on the season of a day. */
export function seasonText(day: Date): string {
  const names = ['winter', 'lente', 'zomer', 'herfst'] as const;
  return texts.season[names[Math.floor(((day.getMonth() + 1) % 12) / 3)] ?? 'winter'];
}
