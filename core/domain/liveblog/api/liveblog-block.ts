import { array, looseObject, optional, unknown } from 'zod/mini';
import { request } from '../../../platform/http/request.ts';

/**
 * The updates of a liveblog, in any order [liveblog-block-1]. A timestamp is Unix seconds, Unix milliseconds
 * or ISO 8601; one that is unreadable discards its entry only, so the schema lets it through.
 */
export const liveblogBlockSchema = array(looseObject({ timestamp: optional(unknown()) }));

/**
 * Asks the updates of a liveblog: GET `/data/liveblog-newstheme-block/{articleId}`.
 * @param articleId the liveblog's number
 * @param signal gives up the call
 * @throws HttpError
 */
export function fetchLiveblogBlock(articleId: number, signal: AbortSignal) {
  return request(`/data/liveblog-newstheme-block/${articleId}`, { signal, schema: liveblogBlockSchema });
}
