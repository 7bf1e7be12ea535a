import { looseObject, optional, unknown } from '../../../platform/schema/schema.ts';
import type { ProfilePage } from '../../profile/profile-config.ts';
import { profileRequest } from '../../profile/profile-request.ts';

/** The answers of `last_update` and `sync`; the type of `data` depends on the source [sync-1]. */
export const syncSchema = looseObject({ data: optional(unknown()) });

/**
 * Fetches the time at which the data of a source last changed: GET `/papi/api/{source}/last_update`, with a slash at
 * its end for sources under `user/` [sync-1].
 * @param source such as `favorite` or `user/history`
 * @returns a text that differs after each change
 * @throws HttpError
 */
export async function fetchLastUpdate(
  page: ProfilePage,
  source: string,
  signal?: AbortSignal,
): Promise<string> {
  return JSON.stringify(await fetchData(page, source, 'last_update', signal)) ?? '';
}

/**
 * Fetches the data of a source after a change on another device: GET `/papi/api/{source}/sync`, with a slash at its end
 * for the same sources [sync-1].
 * @throws HttpError
 */
export function fetchSync(page: ProfilePage, source: string, signal?: AbortSignal): Promise<unknown> {
  return fetchData(page, source, 'sync', signal);
}

async function fetchData(
  page: ProfilePage,
  source: string,
  call: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const end = source.startsWith('user/') ? '/' : '';
  const { data } = await profileRequest(page, `/papi/api/${source}/${call}${end}`, {
    schema: syncSchema,
    ...(signal && { signal }),
  });
  return data;
}
