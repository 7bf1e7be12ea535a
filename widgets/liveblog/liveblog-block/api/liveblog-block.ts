import { request } from '../../../../core/platform/http/request.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { looseObject, type OutputOf, optional, unknown } from '../../../../core/platform/schema/schema.ts';
import { isRecord } from '../../../../core/runtime/config/guards.ts';

const updateSchema = looseObject({ timestamp: optional(unknown()) });

/**
 * The updates of a liveblog, in any order [liveblog-block-1]. A timestamp is Unix seconds, Unix milliseconds or ISO
 * 8601; an invalid one discards only its entry, so the schema accepts it.
 */
export const liveblogBlockSchema = listOf(updateSchema);

/** An update, by the fields that the block uses. */
export type BlockUpdate = OutputOf<typeof updateSchema>;

/**
 * Fetches the updates of a liveblog: GET `/data/liveblog-newstheme-block/{articleId}`.
 * @param articleId the liveblog's number
 * @param signal aborts the request
 * @returns what is an update of the list [liveblog-block-3]
 * @throws HttpError
 */
export async function fetchLiveblogBlock(articleId: number, signal: AbortSignal): Promise<BlockUpdate[]> {
  const path = `/data/liveblog-newstheme-block/${articleId}`;
  return (await request(path, { signal, schema: liveblogBlockSchema })).filter(isRecord);
}
