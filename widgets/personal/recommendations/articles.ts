import { articlePath } from '../../../core/domain/article/article-path.ts';
import type { ArticleCard } from '../../../core/domain/teasers/cards/article-card.ts';
import { readPicture } from '../../../core/domain/teasers/picture.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import type { ArticleHit } from './api/article-hits.ts';
import type { RecommendedArticle } from './api/recommendations.ts';

/** Number of articles in the block [recommendations-1, recommendations-2]. */
export const SHOWN = 6;

/** Marks an article that was opened from this block [recommendations-6]. */
const VIA = '#via=recommended';

/** A recommended article in the format of a search result. */
export const hitOf = ({
  article_id,
  published_at,
  image,
  ...rest
}: RecommendedArticle): ArticleHit & {
  readonly label?: string | null | undefined;
} => ({ ...rest, articleId: article_id, publishedAt: published_at, featuredImage: image });

/**
 * The cards of a list of articles: the first six, without the article of the page, duplicates and articles without a
 * headline [recommendations-6, recommendations-7].
 * @param articles the articles as sent
 * @param current the id of the page's article
 */
export function cardsOf(
  articles: readonly ReturnType<typeof hitOf>[],
  current: string | undefined,
): ArticleCard[] {
  const cards = new Map<string, ArticleCard>();
  for (const { articleId, slug, publishedAt, headline, label, featuredImage } of articles) {
    const id = String(articleId);
    if (cards.size === SHOWN) break;
    if (id === current || cards.has(id) || headline.trim() === '') continue;
    const at = parseTimestamp(publishedAt);
    cards.set(id, {
      id,
      address: articlePath({ id, slug: slug ?? undefined, publishedAt: at }) + VIA,
      headline: headline.trim(),
      label: label?.trim() || undefined,
      picture: readPicture(featuredImage),
      at,
    });
  }
  return [...cards.values()];
}
