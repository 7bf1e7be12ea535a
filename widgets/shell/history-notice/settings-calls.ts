import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fetchHistoryEnabled } from '../../../core/user/history-permission/api/history-settings.ts';
import { profileWrite } from '../../../core/user/profile/profile-write.ts';

/**
 * Asks what the reader has settled [history-notice-1].
 * @throws HttpError
 */
export function askSettings(page: Page, address: string): Promise<boolean | null> {
  return fetchHistoryEnabled(address, { origins: allowedOrigins(page, siteConfig(page)) });
}

/**
 * Tells the server that the reader gives permission, so that no other browser asks again: POST
 * `/user/settings/enable`. It waits in the outbox where it cannot be sent.
 */
export function tellPermission(page: Page): void {
  void profileWrite(page, '/user/settings/enable', { method: 'POST' });
}
