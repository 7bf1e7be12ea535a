import type { Page } from '../../runtime/page/page.ts';
import { loginHash } from '../visitor/login-hash.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { visitor } from '../visitor/visitor-store.ts';
import type { HistorySettings } from './api/history-settings.ts';
import { historyPermission } from './permission.ts';
import { historySettings } from './settings.ts';

/**
 * Returns the settings of a visitor who permits that their reading is recorded: only for logged-in visitors whose
 * account settings allow it [reading-history-1, reading-history-4]. A refusal in this browser takes precedence, so that
 * the settings are not fetched. All code that records reading must call this first.
 * @returns undefined if nothing may be recorded
 * @throws HttpError if the settings could not be fetched; nothing may be recorded then
 */
export async function permittedHistory(page: Page): Promise<HistorySettings | undefined> {
  const { loggedIn } = await visitor(page).current();
  const login = loginHash(visitorConfig(page).loginCookie);
  if (!loggedIn || login === undefined || historyPermission(login) === false) return undefined;
  const settings = await historySettings(page, login);
  return settings.enabled === true ? settings : undefined;
}
