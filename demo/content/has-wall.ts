import type { Article, OrdinaryArticle } from './types.ts';

/**
 * Whether an article has a wall for readers without a subscription who have read their free ones. Liveblogs, photo stories,
 * advertisements and what is free have none: they count as no free article, and are nothing to give away.
 */
export const hasWall = (article: Article): article is OrdinaryArticle =>
  article.kind === 'article' && article.free !== true;
