import { maybe } from '../../../../core/platform/schema/maybe.ts';
import {
  array,
  looseObject,
  nullish,
  object,
  optional,
  union,
  unknown,
} from '../../../../core/platform/schema/schema.ts';
import type { ProfilePage } from '../../../../core/user/profile/profile-config.ts';
import {
  type NotConfigured,
  namedProfileRequest,
  profileRequest,
} from '../../../../core/user/profile/profile-request.ts';
import { collectionsPath } from '../collections-path.ts';

/** The collections of a reading list, bare or in `data`; `readCollections` checks each entry. */
export const collectionsSchema = nullish(
  union([
    array(unknown()),
    object({ data: maybe(array(unknown()), 'data of endpoints.profile.readingListTags') }),
  ]),
);

/**
 * The colours of a collection: `{ "start": "#c4122f", "end": "#8a5a00" }`, bare or in `data`; `readColours` checks
 * them.
 */
export const tagColourSchema = nullish(looseObject({ data: optional(unknown()) }));

/**
 * Fetches all collections: GET the site's `endpoints.profile.readingListTags` [reading-list-page-1].
 * @returns unchecked entries; `not-configured` if the site has no such path
 * @throws HttpError
 */
export async function fetchCollections(
  page: ProfilePage,
  signal: AbortSignal,
): Promise<readonly unknown[] | NotConfigured> {
  const answer = await namedProfileRequest(page, collectionsPath(page), {
    schema: collectionsSchema,
    signal,
  });
  if (answer === 'not-configured' || Array.isArray(answer)) return answer;
  return answer?.data ?? [];
}

/**
 * Fetches the colours of a collection: GET `/leeslijst/tag_color` [reading-list-page-4].
 * @returns unchecked colours; `readColours` checks them
 * @throws HttpError
 */
export async function fetchTagColour(
  page: ProfilePage,
  name: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await profileRequest(page, '/leeslijst/tag_color', {
    schema: tagColourSchema,
    query: { tag_name: name },
    ...(signal && { signal }),
  });
  return answer?.data ?? answer;
}
