import { fetchRecommendedTopics } from '../../../core/domain/topics/api/topics.ts';
import type { Topic } from '../../../core/domain/topics/topic.ts';
import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { visitorValue } from '../../../core/user/visitor/visitor-value.ts';
import type { LOADED } from './pairs.ts';
import { NO_DATA } from './texts.ts';

/**
 * Fetches the topics that are recommended to the visitor, once for all carousels of a page.
 * @throws HttpError; an Error if there are none [topic-suggestions-3]
 */
export const recommendedTopics = visitorValue((page) =>
  sharedRead(async (limit: typeof LOADED, signal): Promise<readonly Topic[]> => {
    const topics = await fetchRecommendedTopics(page, { limit, signal });
    if (topics.length === 0) throw new Error(NO_DATA);
    return topics;
  }),
);
