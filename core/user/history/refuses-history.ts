import type { Page } from '../../runtime/page/page.ts';
import { loginHash } from '../visitor/login-hash.ts';
import { visitorConfig } from '../visitor/visitor-config.ts';
import { visitor } from '../visitor/visitor-store.ts';
import { historyPermission } from './permission.ts';
import { historySettings } from './settings.ts';

/**
 * Whether the visitor refuses that their reading is recorded, in this browser or by the account's settings. This is for
 * reports that serve the visitor's own request, such as which items the account has opened; code that only records
 * reading uses `permittedHistory`. Settings that cannot be fetched refuse nothing.
 * @returns false for visitors who are not logged in
 */
export async function refusesHistory(page: Page): Promise<boolean> {
  const { loggedIn } = await visitor(page).current();
  const login = loginHash(visitorConfig(page).loginCookie);
  if (!loggedIn || login === undefined) return false;
  if (historyPermission(login) === false) return true;
  const settings = await historySettings(page, login).catch(() => undefined);
  return settings?.enabled === false;
}
