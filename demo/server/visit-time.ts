import { tz } from '@date-fns/tz';
import { parseISO } from 'date-fns';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { TIME_ZONE } from '../../core/runtime/config/locale.ts';

/** The visitor's time, where it was set by hand: ISO 8601. */
export const TIME_COOKIE = 'nmt_now';

/**
 * @param text ISO 8601; without an offset it is Amsterdam time, as the demo bar's field gives it
 * @returns the time, or undefined if the text is none
 */
export function parseTime(text: string): Date | undefined {
  // Most requests name no time, and the lookup of Amsterdam's offset takes milliseconds.
  if (text === '') return undefined;
  const time = parseISO(text, { in: tz(TIME_ZONE) }).getTime();
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** The time that the visitor set on an earlier page. */
export const keptTime = (context: Context): Date | undefined =>
  parseTime(getCookie(context, TIME_COOKIE) ?? '');

/**
 * What time it is for the visitor, so that `?now=` holds for what a page shows and for what it asks.
 * @param context the request
 * @param clock milliseconds since 1970
 */
export function visitorTime(context: Context, clock: () => number): number {
  const asked = context.req.query('now');
  const set = parseTime(asked ?? '') ?? (asked === '' ? undefined : keptTime(context));
  return set?.getTime() ?? clock();
}
