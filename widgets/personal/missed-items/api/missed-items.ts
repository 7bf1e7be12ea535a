import { listOf } from '../../../../core/platform/schema/list-of.ts';
import { maybe } from '../../../../core/platform/schema/maybe.ts';
import { optionalText } from '../../../../core/platform/schema/optional-text.ts';
import {
  boolean,
  nullish,
  type OutputOf,
  object,
  string,
  union,
} from '../../../../core/platform/schema/schema.ts';
import { textOrNumber } from '../../../../core/platform/schema/text-or-number.ts';
import { timestamp } from '../../../../core/platform/schema/timestamp.ts';
import { validItems } from '../../../../core/platform/schema/valid-items.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import { profileRequest } from '../../../../core/user/profile/profile-request.ts';

/** An article that the visitor missed [missed-items-2]; a missing field discards only itself. */
const itemSchema = object({
  article_id: textOrNumber,
  headline: string(),
  url: string(),
  /** The time of publication. */
  article_published_at: maybe(nullish(timestamp)),
  /** The label, such as a section. */
  flag: optionalText,
  article_type: optionalText,
  /** Whether the type precedes the label [missed-items-7]. */
  show_article_type_in_label: maybe(nullish(boolean()), 'show_article_type_in_label of missed-items'),
});

const items = maybe(listOf(itemSchema), 'the list of missed-items');

/** The articles of an index page that the visitor missed: a list, or one in `data` or `items` [missed-items-2]. */
export const missedItemsSchema = nullish(union([listOf(itemSchema), object({ data: items, items })]));

export type MissedItem = OutputOf<typeof itemSchema>;

/** Maximum number of items. */
const MAX_ITEMS = 24;

interface MissedItemsQuery {
  /** The id of the index page. */
  readonly indexId: string;
  /** The number of blocks; left out if the page has none. */
  readonly blockAmount?: number | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the articles that the visitor missed on an index page: GET `v2/user/me/index/{id}/missed-items`
 * [missed-items-2].
 * @param page the page with the site's configuration
 * @returns the valid items, up to 24
 * @throws HttpError
 */
export async function fetchMissedItems(
  page: ProfilePage,
  { indexId, blockAmount, signal }: MissedItemsQuery,
): Promise<MissedItem[]> {
  const answer = await profileRequest(page, `v2/user/me/index/${encodeURIComponent(indexId)}/missed-items`, {
    schema: missedItemsSchema,
    query: { block_amount: blockAmount },
    ...(signal && { signal }),
  });
  const list = Array.isArray(answer) ? answer : (answer?.data ?? answer?.items);
  return validItems(list, itemSchema, 'an item of missed-items', MAX_ITEMS);
}
