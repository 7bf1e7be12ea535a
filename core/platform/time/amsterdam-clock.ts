import { tzOffset } from '@date-fns/tz/tzOffset';
import { TIME_ZONE } from './locale.ts';

/** What the clock on the newsroom's wall shows. */
export interface WallClock {
  /** As yyyy-mm-dd. */
  readonly day: string;
  /** Whole minutes since midnight as the clock shows them, from 0 up to 1439. */
  readonly minutes: number;
}

/**
 * What the clock in Amsterdam shows at a moment, in summer and in winter time, wherever the visitor is [dates-2].
 * @param at epoch milliseconds
 */
export function amsterdamClock(at: number): WallClock {
  // The offset is asked once and then read as if it were UTC: no time of the visitor's own zone comes in.
  const wall = new Date(at + tzOffset(TIME_ZONE, new Date(at)) * 60_000);
  return { day: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/**
 * A time of the day in minutes since midnight.
 * @param hours from 0 up to 23
 * @param minutes from 0 up to 59
 */
export const clockTime = (hours: number, minutes = 0): number => hours * 60 + minutes;
