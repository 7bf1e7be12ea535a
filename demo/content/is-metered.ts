import { hasWall } from './has-wall.ts';
import type { Article, OrdinaryArticle } from './types.ts';

/** Whether an article counts as one of a month's free articles: it has a wall, but not for all who have no subscription. */
export const isMetered = (article: Article): article is OrdinaryArticle =>
  hasWall(article) && article.premium !== true;
