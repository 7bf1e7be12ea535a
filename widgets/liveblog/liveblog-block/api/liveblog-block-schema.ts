import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { looseObject, optional, unknown } from '../../../../core/platform/schema/schema.ts';

/**
 * The updates of a liveblog, in any order [liveblog-block-1]. A timestamp is Unix seconds, Unix milliseconds or ISO
 * 8601; an invalid one discards only its entry, so the schema accepts it. Used for the published schema and the
 * stand-in; visitors get the check in `liveblog-block.ts`, which accepts the same in fewer bytes.
 */
export const liveblogBlockSchema = listOf(looseObject({ timestamp: optional(unknown()) }));
