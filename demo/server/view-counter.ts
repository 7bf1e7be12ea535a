import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** The publisher's count of the articles that an anonymous reader opened: their numbers, separated by `@`. */
const COUNTER = 'nmt_counter';
const MONTH = 60 * 60 * 24 * 30;
const MAX_COUNTED = 99;
const COOKIE = { path: '/', sameSite: 'Lax', maxAge: MONTH } as const;

/**
 * Counts an article for an anonymous reader; one that is read again counts once.
 * @param context the request
 * @param articleId the article's number
 */
export function countView(context: Context, articleId: number): void {
  const read = (getCookie(context, COUNTER) ?? '').split('@').filter(Boolean);
  const id = String(articleId);
  if (!read.includes(id)) setCookie(context, COUNTER, [...read, id].slice(-MAX_COUNTED).join('@'), COOKIE);
}

/**
 * Obeys `?read=` of a page: as if the reader had opened so many articles.
 * @param context the request
 */
export function pretendViews(context: Context): void {
  const asked = context.req.query('read') ?? '';
  if (!/^\d{1,2}$/.test(asked)) return;
  const ids = Array.from({ length: Number(asked) }, (_, index) => 4101 + index);
  setCookie(context, COUNTER, ids.join('@'), { ...COOKIE, maxAge: ids.length > 0 ? MONTH : 0 });
}
