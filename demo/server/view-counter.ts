import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { judgeGift } from '../../fixtures/backends/gift-tokens.ts';
import { countFreeRead, freeReads, freeReadsWith, setFreeReads } from '../../fixtures/sessions/free-reads.ts';
import { monthOf } from '../../fixtures/sessions/month-of.ts';
import { PERMISSIONS } from '../../fixtures/sessions/permissions.ts';
import type { SessionEnv } from '../../fixtures/sessions/session-cookie.ts';
import { FRESH } from '../content/fresh.ts';
import { ARTICLES } from '../content/index.ts';
import { isMetered } from '../content/is-metered.ts';
import { OLDER } from '../content/older/index.ts';
import { idInAddress } from './addresses.ts';

type PageRequest = Context<SessionEnv>;

/** The publisher's cookie that counts the articles an anonymous reader opened: their ids, separated by `@`. */
const COUNTER = 'nmt_counter';
const MAX_COUNTED = 99;
const COOKIE = { path: '/', sameSite: 'Lax' } as const;
const HOUR = 3_600_000;
/** The metered articles by their ids in calls. */
const METERED = new Map(
  [...ARTICLES, ...FRESH, ...OLDER].filter(isMetered).map(({ id }) => [String(id), id]),
);

/**
 * Counts an article with a wall for a reader without a subscription: in the browser, or for the account. An article
 * that is read again counts once. A page with a simulated count does not count, and neither does a prefetched page: it
 * counts with the decision on its wall, which follows when the reader opens it.
 * @param context the request
 * @param articleId the article's id
 * @returns number of articles that the reader opened this month, including this one; 0 for subscribers
 */
export function countView(context: PageRequest, articleId: number): number {
  const session = context.get('session');
  const pretends = pretended(context);
  if (session.account?.permissions.includes(PERMISSIONS.subscriber)) return 0;
  if (pretends) return pretends.length;
  const isAhead = context.req.header('sec-purpose')?.includes('prefetch') === true;
  if (session.account) {
    if (isAhead) return freeReadsWith(session, articleId);
    countFreeRead(session, articleId);
    return freeReads(session);
  }
  const read = (getCookie(context, COUNTER) ?? '').split('@').filter(Boolean);
  const id = String(articleId);
  if (read.includes(id)) return read.length;
  const counted = [...read, id].slice(-MAX_COUNTED);
  if (!isAhead) setCounter(context, counted);
  return counted.length;
}

/** Counts the article that a decision was about: a prefetched page is not counted before. */
export const countDecided: MiddlewareHandler<SessionEnv> = async (context, next) => {
  await next();
  // Only here, because the limit of its size reads the body first.
  const body: unknown = await context.req.json().catch(() => undefined);
  const { articleId, giftToken = '' } = (body ?? {}) as Record<string, unknown>;
  const article = METERED.get(String(articleId));
  if (article === undefined || isPretending(context.req.header('referer'))) return;
  if (judgeGift(String(giftToken), article, context.get('session').now) !== 'valid')
    countView(context, article);
};

/**
 * Applies `?read=` of a page: simulates that the visitor has opened that many articles this month, including this one.
 * @param context the request
 */
export function pretendViews(context: PageRequest): void {
  const ids = pretended(context);
  if (!ids) return;
  const session = context.get('session');
  if (session.account) setFreeReads(session, ids);
  else setCounter(context, ids.map(String));
}

const isPretending = (page = ''): boolean => /[?&]read=/.test(page);

function pretended(context: PageRequest): readonly number[] | undefined {
  const asked = context.req.query('read') ?? '';
  if (!/^\d{1,2}$/.test(asked)) return undefined;
  const own = idInAddress(context.req.path) ?? 4101;
  const others = Array.from({ length: Number(asked) }, (_, index) => 4101 + index).filter((id) => id !== own);
  return [own, ...others].slice(0, Number(asked));
}

/**
 * The count starts at zero each month. The browser removes the cookie by its own clock, whatever the visitor's time is.
 */
function setCounter(context: PageRequest, ids: readonly string[]): void {
  const options = ids.length > 0 ? { ...COOKIE, expires: nextMonth(Date.now()) } : { ...COOKIE, maxAge: 0 };
  setCookie(context, COUNTER, ids.join('@'), options);
}

/**
 * The moment at which the next month begins in Amsterdam.
 * @param now in epoch milliseconds
 */
export function nextMonth(now: number): Date {
  const month = monthOf(now);
  let end = Math.floor(now / HOUR) * HOUR;
  for (const step of [24 * HOUR, HOUR]) while (monthOf(end + step) === month) end += step;
  return new Date(end + HOUR);
}
