import { onFirstUse } from '../../../core/platform/schedule/on-first-use.ts';
import { amsterdamClock } from '../../../core/platform/time/amsterdam-clock.ts';
import { clockText } from '../../../core/platform/time/clock-text.ts';
import { LOCALE, TIME_ZONE } from '../../../core/runtime/config/locale.ts';

/** The moment of the last visit in everyday terms. */
export interface VisitMoment {
  readonly kind: 'night' | 'morning' | 'afternoon' | 'time' | 'evening' | 'yesterday' | 'weekday' | 'last';
  /** The time of a visit today, or the name of the day of a visit this week; otherwise empty. */
  readonly detail: string;
}

const DAY = 86_400_000;
const HOUR = 60;
const weekday = onFirstUse(() => new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: TIME_ZONE }));

/**
 * Describes the time of a visit in the newsroom's time zone: this morning if it is past noon, yesterday, Tuesday, or
 * the time of the day [design].
 * @param at time of the visit in epoch milliseconds
 * @param now current time in epoch milliseconds
 */
export function visitMoment(at: number, now: number): VisitMoment {
  const [visit, present] = [amsterdamClock(at), amsterdamClock(now)];
  const days = Math.round((Date.parse(present.day) - Date.parse(visit.day)) / DAY);
  const part = partOf(visit.minutes);
  if (days === 0) {
    if (part !== 'evening' && part !== partOf(present.minutes)) return { kind: part, detail: '' };
    return { kind: 'time', detail: clockText(at) };
  }
  if (days === 1) return { kind: part === 'evening' ? 'evening' : 'yesterday', detail: '' };
  if (days > 1 && days < 7) return { kind: 'weekday', detail: weekday().format(at) };
  return { kind: 'last', detail: '' };
}

/** @param minutes number of minutes since midnight */
function partOf(minutes: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (minutes < 6 * HOUR) return 'night';
  if (minutes < 12 * HOUR) return 'morning';
  return minutes < 18 * HOUR ? 'afternoon' : 'evening';
}
