import type { Page } from '../../../core/runtime/page/page.ts';
import { forgetHistorySettings } from '../../../core/user/history-permission/settings.ts';
import { profileWrite } from '../../../core/user/profile/profile-write.ts';

/**
 * Sends the visitor's permission to the server, so that no other browser asks again: POST `/user/settings/enable`. If
 * it cannot be sent, it waits in the outbox.
 */
export async function sendPermission(page: Page): Promise<void> {
  const outcome = await profileWrite(page, '/user/settings/enable', { method: 'POST' });
  // Features that wait for the permission fetch the settings again.
  if (outcome.state === 'sent') forgetHistorySettings();
}
