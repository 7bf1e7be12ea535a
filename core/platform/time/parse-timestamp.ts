import { tzOffset } from '@date-fns/tz/tzOffset';
import { TIME_ZONE } from '../../runtime/config/locale.ts';
import { isCalendarDate } from './is-calendar-date.ts';

/** Numbers from this value on are milliseconds: as seconds it is the year 5138, as milliseconds 1973. */
const FIRST_MILLISECONDS = 1e11;

const DAY = 24 * 60 * 60 * 1000;

/** The latest moment that a `Date` can hold (ECMA-262, time values and time range). */
const LAST_MOMENT = 8.64e15;

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Reads a time as the CMS or a backend writes it: Unix seconds, Unix milliseconds or ISO 8601. An ISO time without an
 * offset, and a day without a time (its midnight), are Amsterdam's [dates-2].
 * @param raw such as 1762516800, '1762516800000', '2025-11-07T13:00:00+01:00' or '2025-11-07'
 * @returns epoch milliseconds, or undefined if it is not a time
 */
export function parseTimestamp(raw: string | number | null | undefined): number | undefined {
  if (typeof raw === 'number') return fromNumber(raw);
  const text = raw?.trim() ?? '';
  return /^-?\d+(\.\d+)?$/.test(text) ? fromNumber(+text) : fromIso(text);
}

function fromNumber(count: number): number | undefined {
  const at = Math.trunc(Math.abs(count) < FIRST_MILLISECONDS ? count * 1000 : count);
  return Math.abs(at) <= LAST_MOMENT ? at : undefined;
}

function fromIso(text: string): number | undefined {
  const [, day = '', time = '00:00', offset] = ISO.exec(text) ?? [];
  if (!isCalendarDate(day)) return undefined;
  const utc = Date.parse(`${day}T${time.replace(',', '.')}Z`);
  if (Number.isNaN(utc)) return undefined;
  return offset === undefined ? amsterdam(utc) : utc - offsetOf(offset);
}

/** @param offset such as 'Z', '+01:00', '+0100' or '+01', as milliseconds east of Greenwich */
function offsetOf(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (+hours * 60 + +minutes) * 60_000;
}

/**
 * Returns the moment at which Amsterdam's clock shows the time that `wall` is in UTC. If the clock goes back and shows
 * it twice, this is the first moment; if the clock skips it, the moment is later by the skipped time. So a day whose
 * midnight is skipped starts at the change, as in Santiago, Cairo and Havana.
 * @param wall in epoch milliseconds
 * @param zone another time zone
 * @returns epoch milliseconds
 */
export function amsterdam(wall: number, zone = TIME_ZONE): number {
  // No clock changes twice in two days: one of the offsets a day before and a day after applies.
  const early = wall - offsetAt(wall - DAY, zone);
  const late = wall - offsetAt(wall + DAY, zone);
  return [early, late].find((at) => at + offsetAt(at, zone) === wall) ?? early;
}

/** Milliseconds by which a zone's clock is ahead of UTC at a moment. */
const offsetAt = (at: number, zone: string): number => tzOffset(zone, new Date(at)) * 60_000;
