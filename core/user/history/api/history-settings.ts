import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { UNCHECKED } from '../../../platform/http/unchecked.ts';
import { maybe } from '../../../platform/schema/maybe.ts';
import { boolean, nullable, nullish, numeric, object, union } from '../../../platform/schema/schema.ts';
import type { ProfilePage } from '../../profile/profile-config.ts';
import { profileRequest } from '../../profile/profile-request.ts';

/** The settings of an account's reading history [privacy-settings-4]. */
export interface HistorySettings {
  /** Whether a history may be kept; null until the visitor has answered. */
  readonly enabled: boolean | null;
  /** The number of days for which articles are shown as read; null if the account has none. */
  readonly showDays: number | null;
  /** Whether they were chosen in this browser; the server's may still be those of a failed choice. */
  readonly isChosen?: boolean | undefined;
}

/** The number of days for which articles are shown as read. */
const history_show_days = maybe(numeric(), 'history_show_days of historySettings');

/**
 * The visitor's settings of the reading history, in `data` or bare [history-notice-1, privacy-settings-4]. Until the
 * visitor has answered, `enabled` is null, or missing in `data`; a bare answer without it is invalid.
 */
export const historySettingsSchema = union([
  object({ data: object({ history_enabled: nullish(boolean()), history_show_days }) }),
  object({ history_enabled: nullable(boolean()), history_show_days }),
]);

/**
 * Fetches whether the visitor permits a reading history, and for how long: GET on `endpoints.historySettings`, by
 * default `/papi/api/user/settings` [history-notice-1, history-notice-6, privacy-settings-5].
 * @param address from the site's configuration
 * @param options the allowed origins
 * @returns `enabled` is null if the visitor has not answered yet [history-notice-2]
 * @throws HttpError
 */
export async function fetchHistorySettings(
  address: string,
  options: Pick<RequestOptions<unknown>, 'origins'>,
): Promise<HistorySettings> {
  const answer = await request(address, { ...options, schema: historySettingsSchema });
  const data = 'data' in answer ? answer.data : answer;
  return { enabled: data.history_enabled ?? null, showDays: data.history_show_days ?? null };
}

/**
 * Permits a reading history: POST `/user/settings/enable`, then PUT `/user/settings` with the number of days
 * [privacy-settings-5, privacy-settings-6]. Never retried.
 * @param days for which articles are shown as read
 * @throws HttpError; the history may be permitted all the same
 */
export async function enableHistory(page: ProfilePage, days: number, signal?: AbortSignal): Promise<void> {
  const options = { schema: UNCHECKED, ...(signal && { signal }) };
  await profileRequest(page, '/user/settings/enable', { ...options, method: 'POST' });
  const json = { history_enabled: true, history_show_days: days };
  await profileRequest(page, '/user/settings', { ...options, method: 'PUT', json });
}

/**
 * Withdraws the permission for a reading history: POST `/user/settings/disable` [privacy-settings-5,
 * privacy-settings-6]. Never retried.
 * @throws HttpError
 */
export async function disableHistory(page: ProfilePage, signal?: AbortSignal): Promise<void> {
  await profileRequest(page, '/user/settings/disable', {
    schema: UNCHECKED,
    method: 'POST',
    ...(signal && { signal }),
  });
}
