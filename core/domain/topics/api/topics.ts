import { array, looseObject, string } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';

/** Topics of an article; one without a name is left out [page-metadata-6]. */
export const matchedTopicsSchema = array(maybe(looseObject({ name: string() }), 'an entry of matchtopics'));

/**
 * Fetches the topics of an article from the profile API: GET `/data/mijnonderwerpen/matchtopics/{id}/`.
 * @param articleId the article's id, as on `<body>`
 * @param signal aborts the request
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
