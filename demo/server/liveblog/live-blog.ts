import type { Session } from '../../../fixtures/sessions/session.ts';
import type { Article, Liveblog } from '../../content/types.ts';
import type { Paper } from '../addresses.ts';
import { updatesAt } from './as-time-passes.ts';
import { edited } from './edits.ts';
import type { LiveUpdate } from './live-update.ts';

/** What happens to the demo's liveblogs by itself; the browser tests choose 0, for nothing. */
const SEED = Number(process.env.NMT_LIVEBLOG_SEED ?? 1);

/** A liveblog at the visitor's time. */
export interface LiveBlog {
  /** In order. */
  readonly updates: readonly LiveUpdate[];
  /** When something of it last changed, in epoch milliseconds. */
  readonly changedAt: number;
  /** When its newest update was published, in epoch milliseconds. */
  readonly latest: number;
  /** Whether the liveblog has ended. */
  readonly ended: boolean;
}

/**
 * @param liveblog the article
 * @param paper knows when the server started
 * @param visit who looks, and when
 */
export function liveBlog(
  liveblog: Liveblog,
  paper: Paper,
  { session, now }: { readonly session: Session; readonly now: Date },
): LiveBlog {
  const start = paper.updateTime(liveblog, 0).getTime();
  const updates = updatesAt(liveblog, start, now.getTime(), SEED);
  const blog = edited(session, liveblog.id, updates);
  return {
    ...blog,
    latest: Math.max(...blog.updates.map(({ time }) => time)),
    ended: blog.ended || liveblog.later.length === 0,
  };
}

/** When an article last got something new, at the visitor's time. */
export function lastNews(
  article: Article,
  paper: Paper,
  visit: { readonly session: Session; readonly now: Date },
): Date {
  return article.kind === 'liveblog'
    ? new Date(liveBlog(article, paper, visit).latest)
    : paper.publishedAt(article);
}

/**
 * A page of a liveblog.
 * @param number from 1
 * @returns undefined where there is no such page
 */
export function liveblogPart(
  updates: readonly LiveUpdate[],
  number: number,
  perPage = Number.POSITIVE_INFINITY,
): { readonly updates: readonly LiveUpdate[]; readonly pages: number } | undefined {
  const pages = Math.max(1, Math.ceil(updates.length / perPage));
  if (number < 1 || number > pages) return undefined;
  return {
    updates: perPage < updates.length ? updates.slice((number - 1) * perPage, number * perPage) : updates,
    pages,
  };
}
