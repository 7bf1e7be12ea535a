import type { ArticleCard } from '../../../core/domain/teasers/cards/article-card.ts';
import type { CardRow } from '../../../core/domain/teasers/cards/card-row.ts';
import { MAX_ROW } from '../../../core/domain/teasers/cards/max-row.ts';
import { readPicture } from '../../../core/domain/teasers/picture.ts';
import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { visitorValue } from '../../../core/user/visitor/visitor-value.ts';
import { addressOf } from './address-of.ts';
import { fetchMyNews, type MyNewsItem } from './api/my-news.ts';

/** The source of the news, and the number of articles. */
interface Wanted {
  readonly source: string;
  readonly limit: number;
}

/** Includes the heading of the row. */
interface TitledRow extends Wanted {
  readonly title: string;
}

/** In memory only, because the news of one visitor must not be shown to the next one. */
const news = visitorValue((page) =>
  sharedRead((wanted: Wanted, signal) => fetchMyNews(page, { ...wanted, signal })),
);

/**
 * Loads the visitor's news as a row of cards.
 * @throws HttpError
 */
export async function loadRow(
  page: Page,
  { source, limit, title }: TitledRow,
  signal: AbortSignal,
): Promise<CardRow> {
  const items = await news(page)({ source, limit }, signal);
  return {
    title,
    hasLines: limit > MAX_ROW,
    cards: items.map(cardOf).filter(({ headline }) => headline !== ''),
  };
}

/** @param item the item as sent; missing parts are left out [my-news-2] */
export function cardOf(item: MyNewsItem): ArticleCard {
  return {
    id: String(item.article_id),
    address: addressOf(item),
    headline: item.headline.trim(),
    label: item.label?.trim() || undefined,
    teaser: item.teaser?.trim() || undefined,
    picture: readPicture(item.image),
    at: parseTimestamp(item.article_published_at),
    isColumn: item.item_type === 'column',
  };
}
