import { shortHash } from '../../../core/platform/ids/short-hash.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { loginHash } from '../../../core/user/visitor/login-hash.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';

/**
 * The hash of the synced account, or of the login if the account has no id.
 * @returns undefined if nobody is logged in, or the visitor is not known yet [sync-4]
 */
export function syncAccount(page: Page): string | undefined {
  const present = visitor(page).store.getState();
  if (!present?.loggedIn) return undefined;
  return present.uuid ? shortHash(present.uuid) : loginHash(visitorConfig(page).loginCookie);
}
