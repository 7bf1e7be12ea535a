import { boolean, nullish, number, object } from 'zod/mini';
import { type RequestOptions, request } from '../../../platform/http/request.ts';
import { maybe } from '../../../platform/schema/maybe.ts';

/** What the reader chose about the reading history [history-notice-1]. */
export const historySettingsSchema = object({
  data: object({
    /** Null as long as the reader has not been asked; a missing one means the same. */
    history_enabled: nullish(boolean()),
    /** Days for which articles are shown as read. */
    history_show_days: maybe(number(), 'history_show_days of historySettings'),
  }),
});

/**
 * Asks whether the reader lets a reading history be kept: GET on `endpoints.historySettings` [history-notice-1,
 * history-notice-6].
 * @param address as the site names it
 * @param options the origins that may be asked
 * @returns null where the reader must be asked [history-notice-2]
 * @throws HttpError
 */
export async function fetchHistoryEnabled(
  address: string,
  options: Pick<RequestOptions<unknown>, 'origins'>,
): Promise<boolean | null> {
  const { data } = await request(address, { ...options, schema: historySettingsSchema });
  return data.history_enabled ?? null;
}
