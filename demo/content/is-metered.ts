import { hasWall } from './has-wall.ts';
import type { Article, OrdinaryArticle } from './types.ts';

/**
 * Whether an article counts towards the month's free articles: it has a wall, but is not closed to everybody without a
 * subscription.
 */
export const isMetered = (article: Article): article is OrdinaryArticle =>
  hasWall(article) && article.premium !== true;
