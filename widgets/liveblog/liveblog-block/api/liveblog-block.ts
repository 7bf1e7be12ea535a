import { request } from '../../../../core/platform/http/request.ts';
import { listOf } from '../../../../core/platform/schema/list-of.ts';
import {
  looseObject,
  type OutputOf,
  object,
  optional,
  union,
  unknown,
} from '../../../../core/platform/schema/schema.ts';
import { isRecord } from '../../../../core/runtime/config/guards.ts';

const updateSchema = looseObject({ timestamp: optional(unknown()) });

const list = listOf(updateSchema);

/**
 * The updates of a liveblog, in any order [liveblog-block-1]. A timestamp is Unix seconds, Unix milliseconds or ISO
 * 8601; an invalid one discards only its entry, so the schema accepts it. The list may come as `{ "data": [...] }`,
 * too.
 */
export const liveblogBlockSchema = union([list, object({ data: list })]);

/** An update, by the fields that the block uses. */
export type BlockUpdate = OutputOf<typeof updateSchema>;

/**
 * Fetches the updates of a liveblog: GET `/data/liveblog-newstheme-block/{articleId}`.
 * @param articleId the liveblog's id
 * @param signal aborts the request
 * @returns the valid updates of the list [liveblog-block-3]
 * @throws HttpError
 */
export async function fetchLiveblogBlock(articleId: number, signal: AbortSignal): Promise<BlockUpdate[]> {
  const path = `/data/liveblog-newstheme-block/${articleId}`;
  const answer = await request(path, { signal, schema: liveblogBlockSchema });
  return (Array.isArray(answer) ? answer : answer.data).filter(isRecord);
}
