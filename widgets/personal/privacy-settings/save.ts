import type { Page } from '../../../core/runtime/page/page.ts';
import type { HistorySettings } from '../../../core/user/history/api/history-settings.ts';
import { disableHistory, enableHistory } from '../../../core/user/history/api/history-settings.ts';
import { deleteHistory } from '../../../core/user/history/api/reading-history.ts';
import { forgetLocalHistory } from '../../../core/user/history/forget-local-history.ts';
import { giveHistoryPermission, refuseHistory } from '../../../core/user/history/permission.ts';
import { forgetReadArticles } from '../../../core/user/history/read-articles.ts';
import { rememberHistorySettings } from '../../../core/user/history/settings.ts';
import { snapShowDays } from '../../../core/user/history/show-days.ts';
import { withdrawWrites } from '../../../core/user/profile/withdraw-writes.ts';

/** The account whose settings are changed. */
export interface Owner {
  /** Hash of the login cookie. */
  readonly login: string;
  /** The account's id; undefined if the login has none. */
  readonly uuid: string | undefined;
}

/**
 * Saves the settings of the reading history on the server, then in this browser: off sends `/disable`, days send
 * `/enable` and then the number [privacy-settings-6]. A queued permission in the outbox is superseded.
 * @param before the previous settings on the server
 * @throws HttpError; then the previous settings are restored on the server, if it can be reached
 */
export async function saveSettings(
  page: Page,
  owner: Owner,
  next: HistorySettings,
  before: HistorySettings,
): Promise<void> {
  if (owner.uuid) withdrawWrites(owner.uuid, '/user/settings');
  if (next.enabled) {
    try {
      await enableHistory(page, snapShowDays(next.showDays));
    } catch (cause) {
      // The permission may have arrived without the days: a visitor who had not given it must not be tracked.
      if (before.enabled !== true) {
        await disableHistory(page).then(
          // Other tabs would otherwise treat the server's current settings as the visitor's choice.
          () => rememberHistorySettings(owner.login, before),
          () => {},
        );
      }
      throw cause;
    }
    giveHistoryPermission(owner.login);
  } else {
    await disableHistory(page);
    refuseHistory(owner.login);
    if (owner.uuid) withdrawWrites(owner.uuid, '/user/history');
  }
  rememberHistorySettings(owner.login, next);
}

/**
 * Deletes the history on the server, and then everything that this browser has stored of it [privacy-settings-7].
 * @throws HttpError; nothing is deleted in this browser
 */
export async function deleteAll(page: Page, { uuid }: Owner): Promise<void> {
  if (uuid) withdrawWrites(uuid, '/user/history');
  await deleteHistory(page);
  forgetReadArticles();
  forgetLocalHistory();
}
