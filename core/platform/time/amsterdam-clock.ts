import { tzOffset } from '@date-fns/tz/tzOffset';
import { TIME_ZONE } from '../../runtime/config/locale.ts';

/** The date and time of day in Amsterdam. */
export interface WallClock {
  /** The date as yyyy-mm-dd. */
  readonly day: string;
  /** Whole minutes since midnight as the clock shows them, from 0 up to 1439. */
  readonly minutes: number;
}

/**
 * The local time in Amsterdam at a moment, in summer and winter time, whatever the visitor's time zone [dates-2].
 * @param at epoch milliseconds
 */
export function amsterdamClock(at: number): WallClock {
  // The offset is added once and the result read as UTC, so that the visitor's own time zone has no effect.
  const wall = new Date(at + tzOffset(TIME_ZONE, new Date(at)) * 60_000);
  return { day: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/**
 * A time of the day in minutes since midnight.
 * @param hours from 0 up to 23
 * @param minutes from 0 up to 59
 */
export const clockTime = (hours: number, minutes = 0): number => hours * 60 + minutes;
