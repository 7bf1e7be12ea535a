import type { Page } from '../../../core/runtime/page/page.ts';
import { historySettings, historySettingsAddress } from '../../../core/user/history/settings.ts';

/**
 * Whether the visitor must be asked for permission: the settings contain neither yes nor no [history-notice-1,
 * history-notice-2].
 * @param page the page, whose configuration has the address
 * @param login hash of the login cookie
 * @returns false, without a call, if the site has no address
 * @throws HttpError
 */
export async function mustAsk(page: Page, reader: string): Promise<boolean> {
  if (historySettingsAddress(page) === undefined) return false;
  return (await historySettings(page, reader)).enabled === null;
}
