import { array, looseObject, string } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';

/** Topics that belong to an article [page-metadata-6]. */
export const matchedTopicsSchema = array(looseObject({ name: string() }));

/**
 * Asks the profile API which topics belong to an article: GET `/data/mijnonderwerpen/matchtopics/{id}/`.
 * @param articleId the article's id, as on `<body>`
 * @param signal gives up the call
 * @returns the topics, each with its `name`
 * @throws HttpError
 */
export function fetchMatchedTopics(articleId: string, signal?: AbortSignal) {
  return request(`/data/mijnonderwerpen/matchtopics/${encodeURIComponent(articleId)}/`, {
    ...(signal && { signal }),
    schema: matchedTopicsSchema,
  });
}
