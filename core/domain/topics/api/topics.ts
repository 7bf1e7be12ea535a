import { array, looseObject, string } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';

/** Topics that belong to an article; one without a name is left out [page-metadata-6]. */
export const matchedTopicsSchema = array(maybe(looseObject({ name: string() }), 'an entry of matchtopics'));

/**
 * Asks the profile API which topics belong to an article: GET `/data/mijnonderwerpen/matchtopics/{id}/`.
 * @param articleId the article's id, as on `<body>`
 * @param signal gives up the call
 * @returns the topics, each with its `name`
 * @throws HttpError
 */
export async function fetchMatchedTopics(articleId: string, signal?: AbortSignal) {
  const topics = await request(`/data/mijnonderwerpen/matchtopics/${encodeURIComponent(articleId)}/`, {
    ...(signal && { signal }),
    schema: matchedTopicsSchema,
  });
  return topics.filter((topic) => topic !== undefined);
}
