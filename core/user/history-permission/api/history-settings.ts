import { boolean, nullish, number, object } from 'zod/mini';
import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';

/** The visitor's settings of the reading history [history-notice-1]. */
export const historySettingsSchema = object({
  data: object({
    /** Null or missing until the visitor has answered. */
    history_enabled: nullish(boolean()),
    /** Number of days that articles are shown as read. */
    history_show_days: maybe(number(), 'history_show_days of historySettings'),
  }),
});

/**
 * Fetches whether the visitor permits a reading history: GET on `endpoints.historySettings` [history-notice-1,
 * history-notice-6].
 * @param address from the site's configuration
 * @param options the allowed origins
 * @returns null where the visitor has not answered yet [history-notice-2]
 * @throws HttpError
 */
export async function fetchHistoryEnabled(
  address: string,
  options: Pick<RequestOptions<unknown>, 'origins'>,
): Promise<boolean | null> {
  const { data } = await request(address, { ...options, schema: historySettingsSchema });
  return data.history_enabled ?? null;
}
