import { tz } from '@date-fns/tz';
import { parseISO } from 'date-fns';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { TIME_ZONE } from '../../core/runtime/config/locale.ts';

/** Cookie with the time that the visitor has set, in ISO 8601. */
export const TIME_COOKIE = 'nmt_now';

/**
 * @param text ISO 8601; without an offset it is Amsterdam time, as the demo bar's field gives it
 * @returns the time, or undefined if the text is not a time
 */
export function parseTime(text: string): Date | undefined {
  // Most requests have no time, and computing Amsterdam's UTC offset takes milliseconds.
  if (text === '') return undefined;
  const time = parseISO(text, { in: tz(TIME_ZONE) }).getTime();
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** The time that the visitor set on an earlier page. */
export const keptTime = (context: Context): Date | undefined =>
  parseTime(getCookie(context, TIME_COOKIE) ?? '');

/**
 * The time for the visitor, so that `?now=` applies to a page's content and to its calls.
 * @param context the request
 * @param clock the current time in epoch milliseconds
 */
export function visitorTime(context: Context, clock: () => number): number {
  const asked = context.req.query('now');
  const set = parseTime(asked ?? '') ?? (asked === '' ? undefined : keptTime(context));
  return set?.getTime() ?? clock();
}
