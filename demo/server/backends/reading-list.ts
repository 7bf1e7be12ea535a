import type { ListedArticle } from '../../../fixtures/backends/favourites.ts';
import { FRESH } from '../../content/fresh.ts';
import { ARTICLES, readingTime } from '../../content/index.ts';
import { OLDER } from '../../content/older/index.ts';
import { SECTIONS } from '../../content/sections.ts';
import type { Paper } from '../addresses.ts';
import { asItStands, type Look } from '../liveblog/live-blog.ts';

const BY_ID = new Map([...FRESH, ...ARTICLES, ...OLDER].map((article) => [article.id, article]));

/**
 * An article of the paper as the reading list shows it; if it no longer exists only its id is known.
 * @param look the visitor and the time, on which the headline of a liveblog depends
 */
export function listedArticle(id: number, paper: Paper, look: Look): ListedArticle {
  const article = BY_ID.get(id);
  if (!article) return { headline: `Opgeslagen artikel ${id}` };
  return {
    headline: asItStands(article, paper, look).headline,
    label: article.label ?? SECTIONS[article.section].name,
    url: paper.address(article),
    image: { urls: { small: `/static/images/${article.picture.name}-640.webp` } },
    ...(article.kind === 'article' && { reading_time: readingTime(article) }),
  };
}
