import { request, type Schema } from '../../../../core/platform/http/request.ts';

/** The fields of an update that the block uses; see `liveblogBlockSchema`. */
export interface BlockUpdate {
  readonly timestamp?: unknown;
}

/** Checks an answer as `liveblogBlockSchema` does, in fewer bytes, because the block is on the front page. */
export const liveblogBlockCheck: Schema<readonly BlockUpdate[]> = {
  safeParse: (value) =>
    Array.isArray(value)
      ? { success: true, data: value.filter(isObject) }
      : { success: false, error: new TypeError('expected a list of objects') },
};

/**
 * Fetches the updates of a liveblog: GET `/data/liveblog-newstheme-block/{articleId}`.
 * @param articleId the liveblog's number
 * @param signal aborts the request
 * @throws HttpError
 */
export function fetchLiveblogBlock(articleId: number, signal: AbortSignal) {
  return request(`/data/liveblog-newstheme-block/${articleId}`, { signal, schema: liveblogBlockCheck });
}

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
