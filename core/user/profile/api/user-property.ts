import { maybe } from '../../../platform/schema/maybe.ts';
import { optionalText } from '../../../platform/schema/optional-text.ts';
import { array, nullish, type OutputOf, object, union, unknown } from '../../../platform/schema/schema.ts';
import type { ProfilePage } from '../profile-config.ts';
import { profileRequest } from '../profile-request.ts';

const property = { key: optionalText, value: optionalText };
const oneOrMore = union([array(maybe(object(property))), object(property)]);

/**
 * The value that an account stores under a name: a property, a list of them, or either in `data`. A property that is
 * missing or has no value is not stored yet [missed-items-3].
 */
export const userPropertySchema = nullish(
  union([
    array(maybe(object(property))),
    object({ ...property, data: maybe(nullish(oneOrMore), 'data of /user/property/') }),
  ]),
);

/**
 * Fetches a property of the account: GET `/user/property/` [missed-items-3].
 * @param page names the site's configuration
 * @param key the name of the property
 * @returns its value; undefined if none is stored
 * @throws HttpError
 */
export async function fetchUserProperty(
  page: ProfilePage,
  key: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const options = { schema: userPropertySchema, query: { key }, ...(signal && { signal }) };
  return valueIn(await profileRequest(page, '/user/property/', options), key);
}

/**
 * Stores a property of the account: PUT `/user/property/` [missed-items-3].
 * @throws HttpError
 */
export async function storeUserProperty(page: ProfilePage, key: string, value: string): Promise<void> {
  const call = { method: 'PUT', json: { key, value }, keepalive: true } as const;
  await profileRequest(page, '/user/property/', { ...call, reads: 'text', schema: unknown() });
}

function valueIn(answer: OutputOf<typeof userPropertySchema>, key: string): string | undefined {
  const nested = answer && 'data' in answer ? answer.data : undefined;
  const named = [answer, nested]
    .flat()
    .find((found) => found && 'value' in found && found.value && (found.key ?? key) === key);
  return named && 'value' in named ? (named.value ?? undefined) : undefined;
}
