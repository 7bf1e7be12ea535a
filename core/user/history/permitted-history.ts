import type { Page } from '../../runtime/page/page.ts';
import { loginHash } from '../visitor/login-hash.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { visitor } from '../visitor/visitor-store.ts';
import type { HistorySettings } from './api/history-settings.ts';
import { historyPermission } from './permission.ts';
import { historySettings } from './settings.ts';

/**
 * The settings of a visitor who permits that their reading is recorded: logged-in visitors only, and only if the
 * account's settings say so [reading-history-1, reading-history-4]. A refusal in this browser counts before the
 * settings are asked for. Whatever records what somebody reads asks here first.
 * @returns undefined if nothing may be recorded
 * @throws HttpError if the settings could not be asked; nothing may be recorded then
 */
export async function permittedHistory(page: Page): Promise<HistorySettings | undefined> {
  const { loggedIn } = await visitor(page).current();
  const login = loginHash(visitorConfig(page).loginCookie);
  if (!loggedIn || login === undefined || historyPermission(login) === false) return undefined;
  const settings = await historySettings(page, login);
  return settings.enabled === true ? settings : undefined;
}
