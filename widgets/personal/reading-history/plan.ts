import type { Page } from '../../../core/runtime/page/page.ts';
import { permittedHistory } from '../../../core/user/history/permitted-history.ts';
import { type ShowDays, snapShowDays } from '../../../core/user/history/show-days.ts';
import { showsVisited } from '../../../core/user/history/visited-links.ts';
import { loginHash } from '../../../core/user/visitor/login-hash.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { accountHash } from './account-hash.ts';

/** The actions that a page may take with the visitor's reading history. */
export interface Plan {
  /** Hash of the account. */
  readonly account: string;
  /** Number of days for which teasers are marked; undefined if the visitor does not want marks. */
  readonly markDays: ShowDays | undefined;
}

/**
 * Decides whether the history is recorded: for logged-in visitors only, and only if the account's settings permit it
 * [reading-history-1, reading-history-4]. A refusal stored in this browser counts before the settings are fetched.
 * @returns undefined if nothing may be recorded or marked
 * @throws HttpError if the settings could not be fetched
 */
export async function planHistory(page: Page): Promise<Plan | undefined> {
  const settings = await permittedHistory(page);
  const login = loginHash(visitorConfig(page).loginCookie);
  if (!settings || login === undefined) return undefined;
  return {
    account: accountHash(await visitor(page).current(), login),
    markDays: showsVisited() ? snapShowDays(settings.showDays) : undefined,
  };
}
