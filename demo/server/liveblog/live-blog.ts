import type { Session } from '../../../fixtures/sessions/session.ts';
import type { Article, Liveblog } from '../../content/types.ts';
import type { Paper } from '../addresses.ts';
import { courseAt } from './as-time-passes.ts';
import { edited } from './edits.ts';
import type { LiveUpdate } from './live-update.ts';

/** Whether the demo's liveblogs continue by themselves; in the browser tests they do not. */
const GOES_ON = process.env.NMT_LIVEBLOG_STOPPED !== '1';

/** The visitor's session and time, on which the liveblog depends. */
export interface Look {
  readonly session: Session;
  readonly now: Date;
}

/** @param session the visitor's session */
export const lookOf = (session: Session): Look => ({ session, now: new Date(session.now) });

/** A liveblog at the visitor's time. */
export interface LiveBlog extends Pick<Article, 'headline' | 'lead'> {
  /** The updates in order. */
  readonly updates: readonly LiveUpdate[];
  /** When any part of it last changed, in epoch milliseconds. */
  readonly changedAt: number;
  /** When its newest update was published, in epoch milliseconds. */
  readonly latest: number;
  /** Whether the liveblog has ended. */
  readonly ended: boolean;
}

/**
 * @param liveblog the article
 * @param paper has the time of the server's start
 * @param visit the visitor and the time
 */
export function liveBlog(liveblog: Liveblog, paper: Paper, { session, now }: Look): LiveBlog {
  const start = paper.updateTime(liveblog, 0).getTime();
  const { updates, headline, lead, ended } = courseAt(liveblog, start, GOES_ON ? now.getTime() : start);
  const blog = edited(session, liveblog.id, updates);
  return {
    ...blog,
    headline,
    lead,
    latest: blog.updates.length > 0 ? Math.max(...blog.updates.map(({ time }) => time)) : blog.changedAt,
    ended: blog.ended || ended,
  };
}

/** When an article was last updated, at the visitor's time: every page and every answer shows this time. */
export function lastNews(article: Article, paper: Paper, visit: Look): Date {
  return article.kind === 'liveblog'
    ? new Date(liveBlog(article, paper, visit).latest)
    : paper.publishedAt(article);
}

/** Articles in the order of the times that pages show, newest first. */
export function byLastNews<Kind extends Article>(
  articles: readonly Kind[],
  paper: Paper,
  visit: Look,
): Kind[] {
  return articles
    .map((article) => ({ article, time: lastNews(article, paper, visit).getTime() }))
    .sort((one, other) => other.time - one.time)
    .map(({ article }) => article);
}

/** An article with its headline and lead at the visitor's time: those of a liveblog change with its course. */
export function asItStands<Kind extends Article>(article: Kind, paper: Paper, visit: Look): Kind {
  if (article.kind !== 'liveblog') return article;
  const { headline, lead } = liveBlog(article, paper, visit);
  return { ...article, headline, lead };
}

/**
 * A page of a liveblog.
 * @param number number of the page, from 1
 * @returns undefined if there is no such page
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
