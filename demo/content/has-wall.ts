import type { Article, OrdinaryArticle } from './types.ts';

/**
 * Whether an article has a wall for readers without a subscription who have read their free ones. Liveblogs, photo
 * stories, advertisements and free articles have none: they do not count as free articles, and cannot be given away.
 */
export const hasWall = (article: Article): article is OrdinaryArticle =>
  article.kind === 'article' && article.free !== true;
