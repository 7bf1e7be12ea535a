import { articleIdOf } from '../../../../core/platform/ids/article-id.ts';
import { slugify } from '../../../../core/platform/ids/slugify.ts';
import { delay } from '../../../../core/platform/schedule/delay.ts';
import { warn } from '../../../../core/runtime/log/log.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { pageSignal, pageValue } from '../../../../core/runtime/page/page-value.ts';
import { visitor } from '../../../../core/user/visitor/visitor-store.ts';
import { sectionCode } from '../plan/section-code.ts';
import { collectBeforeRequest } from './collect-before-request.ts';
import { type AdProvider, createProvider, type Targeting } from './create-provider.ts';
import { loadPublisherTag } from './load-publisher-tag.ts';
import { requestConfig } from './request-config.ts';

/** Maximum time that the first advertisement waits for the article's topics, in ms. */
const TOPICS_WITHIN = 500;
/** Maximum length of a value at the provider. */
const MAX_LENGTH = 40;

/**
 * The page's provider. Its script is requested at the first call; if that fails, it is not requested again on this
 * page: a blocked script costs a reader one request.
 * @throws Error (as a rejection) if the script could not be loaded
 */
export const pageProvider = pageValue(async (page: Page): Promise<AdProvider> => {
  // An array until the script has loaded, which then runs the commands in it.
  window.googletag ??= { cmd: [] };
  const [targeting] = await Promise.all([pageTargeting(page), loadPublisherTag(page)]);
  const config = requestConfig(page);
  return createProvider(
    { ...config.targeting, ...targeting },
    collectBeforeRequest(config.beforeRequestTimeoutMs, pageSignal(page)),
  );
});

async function pageTargeting(page: Page): Promise<Targeting> {
  const [{ segment }, topics] = await Promise.all([visitor(page).current(), articleTopics(page)]);
  return {
    section: sectionCode(page),
    page_type: page.pageType,
    article_type: page.articleType,
    article_id: articleIdOf(page),
    segment,
    topics,
  };
}

/** The slugs of the article's topics; empty if they cannot be fetched in time. */
async function articleTopics(page: Page): Promise<readonly string[]> {
  const articleId = articleIdOf(page);
  if (articleId === undefined) return [];
  const late = new AbortController();
  try {
    const fetched = import('../../../../core/domain/topics/api/topics.ts').then(({ fetchMatchedTopics }) =>
      fetchMatchedTopics(articleId, late.signal),
    );
    // A failure after the time limit is ignored.
    fetched.catch(() => {});
    const topics = (await Promise.race([fetched, delay(TOPICS_WITHIN, late.signal)])) ?? [];
    return topics.map(({ name }) => slugify(name).slice(0, MAX_LENGTH)).filter((name) => name !== '');
  } catch {
    warn('ads', 'The topics of the article could not be fetched; advertisements are requested without them.');
    return [];
  } finally {
    late.abort();
  }
}
