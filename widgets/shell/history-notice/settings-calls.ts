import { allowedOrigins } from '../../../core/runtime/config/allowed-addresses.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { fetchHistoryEnabled } from '../../../core/user/history-permission/api/history-settings.ts';
import { profileWrite } from '../../../core/user/profile/profile-write.ts';

/**
 * Requests the visitor's settings [history-notice-1].
 * @throws HttpError
 */
export function fetchSettings(page: Page, address: string): Promise<boolean | null> {
  return fetchHistoryEnabled(address, { origins: allowedOrigins(page, siteConfig(page)) });
}

/**
 * Sends the visitor's permission to the server, so that no other browser asks again: POST `/user/settings/enable`. If
 * it cannot be sent, it waits in the outbox.
 */
export function sendPermission(page: Page): void {
  void profileWrite(page, '/user/settings/enable', { method: 'POST' });
}
