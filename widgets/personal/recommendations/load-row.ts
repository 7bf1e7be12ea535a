import type { ArticleCard } from '../../../core/domain/teasers/cards/article-card.ts';
import type { CardRow } from '../../../core/domain/teasers/cards/card-row.ts';
import { withRetries } from '../../../core/platform/http/with-retries.ts';
import { articleIdOf } from '../../../core/platform/ids/article-id.ts';
import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { refusesHistory } from '../../../core/user/history/refuses-history.ts';
import { fetchArticleHits } from './api/article-hits.ts';
import { fetchRecommendations, sendRecommendationClicked } from './api/recommendations.ts';
import { cardsOf, hitOf, SHOWN } from './articles.ts';
import { BY_AUTHOR, FOR_YOU, RELATED } from './texts.ts';

/** The visitor for whom the articles are, and their sources. */
export interface Wanted {
  readonly feature: string;
  readonly page: Page;
  readonly loggedIn: boolean;
  /** Address of the articles of this article's author. */
  readonly authorSearchUrl: string | undefined;
  /** Address of related articles. */
  readonly mltUrl: string | undefined;
}

/** One source of articles. */
interface Source {
  /** The name for console messages. */
  readonly name: string;
  /** @throws HttpError */
  readonly load: () => Promise<CardRow>;
}

/**
 * Loads recommended articles: personal ones for logged-in visitors, otherwise those of the author, otherwise related
 * ones. If a source fails or has none, the next one is tried at once; only the last one is retried after a transient
 * failure [recommendations-1, recommendations-2, recommendations-3, recommendations-7].
 * @returns a row without cards if no source has any
 */
export async function loadRow(wanted: Wanted, signal: AbortSignal): Promise<CardRow> {
  const sources = sourcesOf(wanted, signal);
  for (const { name, load } of sources) {
    const isLast = name === sources.at(-1)?.name;
    try {
      const row = await (isLast ? withRetries(load, signal) : load());
      if (row.cards.length > 0) return row;
    } catch (cause) {
      if (signal.aborted) break;
      error(wanted.feature, `${name} could not be fetched.`, cause);
    }
  }
  return { title: '', cards: [] };
}

function sourcesOf(
  { page, loggedIn, authorSearchUrl, mltUrl, feature }: Wanted,
  signal: AbortSignal,
): Source[] {
  const current = articleIdOf(page);
  const origins = allowedOrigins(page, siteConfig(page));
  const sources: Source[] = [];

  const addSearch = (attribute: string, address: string | undefined, title: string) => {
    if (!address) return;
    sources.push({
      name: `What data-${attribute} ${JSON.stringify(address)} finds`,
      load: async () => ({
        title,
        cards: cardsOf(await fetchArticleHits(address, { origins, signal }), current),
      }),
    });
  };

  // Native-ad pages show none [recommendations-5].
  if (loggedIn && page.articleType !== 'native-ad') {
    sources.push({
      name: 'What is recommended to the visitor',
      load: async () => {
        const articles = await fetchRecommendations(page, { limit: SHOWN, signal });
        // Fetched before a click, because a click leaves the page.
        const refusal = articles.length > 0 ? refusesHistory(page) : undefined;
        const onOpen = async ({ id }: ArticleCard) => {
          if (await refusal) return;
          sendRecommendationClicked(page, /^\d{1,15}$/.test(id) ? Number(id) : id).catch((cause) =>
            error(feature, 'A click on a recommended article could not be reported.', cause),
          );
        };
        return { title: FOR_YOU, cards: cardsOf(articles.map(hitOf), current), onOpen, isReported: true };
      },
    });
  }
  addSearch('author-search-url', authorSearchUrl, BY_AUTHOR);
  addSearch('mlt-url', mltUrl, RELATED);
  return sources;
}
