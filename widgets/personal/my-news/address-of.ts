import { articlePath } from '../../../core/domain/article/article-path.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import type { MyNewsItem } from './api/my-news.ts';

/** Identifies the block in the address, for analytics [my-news-4]. */
const CONTENT = 'itm_content=mijn-nieuws-voorpagina';

/** Lone surrogates, which JSON can contain but addresses cannot. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/**
 * The address of an item, with the block and the first topic that has a name [my-news-4, my-news-5].
 * @param item the item as sent
 */
export function addressOf({
  article_id,
  slug,
  article_published_at,
  topics,
}: Pick<MyNewsItem, 'article_id' | 'slug' | 'article_published_at' | 'topics'>): string {
  const path = articlePath({
    id: article_id,
    slug: slug ?? undefined,
    publishedAt: parseTimestamp(article_published_at),
  });
  const topic = topics?.[0]?.name?.trim().replace(HALF_CHARACTERS, '\ufffd');
  const term = topic ? `&itm_term=${encodeURIComponent(topic)}` : '';
  return `${path}?${CONTENT}${term}#context=my_news`;
}
