import type { Page } from '../../../core/runtime/page/page.ts';
import { forgetHistorySettings } from '../../../core/user/history/settings.ts';
import { profileWrite } from '../../../core/user/profile/profile-write.ts';

/**
 * Sends the visitor's answer to the server, so that no other browser asks again: POST `/user/settings/enable` or
 * `/user/settings/disable`. If it cannot be sent, it is queued in the outbox.
 * @param isPermitted whether a reading history may be kept
 */
export async function sendAnswer(page: Page, isPermitted: boolean): Promise<void> {
  const path = isPermitted ? '/user/settings/enable' : '/user/settings/disable';
  const outcome = await profileWrite(page, path, { method: 'POST' });
  // Features that wait for the answer fetch the settings again.
  if (outcome.state === 'sent') forgetHistorySettings();
}
