import { tz } from '@date-fns/tz';
import { parseISO } from 'date-fns';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { TIME_ZONE } from '../../core/time/locale.ts';

/** The visitors that the demo can show a page as, with their names in the demo bar. */
export const VISITORS = {
  anonymous: 'Anoniem',
  registered: 'Geregistreerd',
  regional: 'Regionaal abonnee',
  subscribed: 'Abonnee',
  'subscribed-plus': 'Abonnee Plus',
} as const;

type Visitor = keyof typeof VISITORS;

/** Who looks at a page, and when. */
export interface Visit {
  readonly visitor: Visitor;
  readonly now: Date;
  /** Whether the time was set by hand. */
  readonly timeIsSet: boolean;
}

const COOKIE = { path: '/', sameSite: 'Lax', maxAge: 60 * 60 * 24 * 30 } as const;

/**
 * Reads `?visitor=` and `?now=` and keeps them in cookies, where the stand-in and the loader find them. The
 * login cookie is the hint that a publisher's login would set; it proves nothing. Unknown values are ignored.
 * @param context the request
 * @param clock milliseconds since 1970
 */
export function readVisit(context: Context, clock: () => number): Visit {
  const asked = context.req.query('visitor');
  if (isVisitor(asked)) {
    setCookie(context, 'nmt_demo_visitor', asked, COOKIE);
    const maxAge = asked === 'anonymous' ? 0 : COOKIE.maxAge;
    setCookie(context, 'nmt_login', '1', { ...COOKIE, maxAge });
  }
  const kept = getCookie(context, 'nmt_demo_visitor');
  const visitor = [asked, kept].find(isVisitor) ?? 'anonymous';

  const time = context.req.query('now');
  const wanted = parseTime(time ?? '');
  if (wanted) setCookie(context, 'nmt_now', wanted.toISOString(), COOKIE);
  else if (time === '') setCookie(context, 'nmt_now', '', { ...COOKIE, maxAge: 0 });
  const set = wanted ?? (time === '' ? undefined : parseTime(getCookie(context, 'nmt_now') ?? ''));
  return { visitor, now: set ?? new Date(clock()), timeIsSet: set !== undefined };
}

/**
 * @param text ISO 8601; without an offset it is Amsterdam time, as the demo bar's field gives it
 * @returns the time, or undefined where the text is none
 */
function parseTime(text: string): Date | undefined {
  const time = parseISO(text, { in: tz(TIME_ZONE) }).getTime();
  return Number.isNaN(time) ? undefined : new Date(time);
}

function isVisitor(text: string | undefined): text is Visitor {
  return text !== undefined && Object.hasOwn(VISITORS, text);
}
