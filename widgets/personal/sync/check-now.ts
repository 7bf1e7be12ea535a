import { now } from '../../../core/platform/time/now.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { readArticlesSchema } from '../../../core/user/history/api/reading-history.ts';
import { addReadArticles } from '../../../core/user/history/read-articles.ts';
import { readEntries } from '../../../core/user/history/read-entries.ts';
import { dataOf } from '../../../core/user/profile/data-list.ts';
import { fetchLastUpdate, fetchSync } from '../../../core/user/sync/api/sync.ts';
import { checkSources } from '../../../core/user/sync/check-sources.ts';
import { syncConfig } from '../../../core/user/sync/sync-config.ts';
import { syncItem } from '../../../core/user/sync/sync-state.ts';
import { loginHash } from '../../../core/user/visitor/login-hash.ts';
import { visitorConfig } from '../../../core/user/visitor/visitor-config.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Checks the sources of an account, unless another tab is doing so.
 * @param account hash of the account
 */
export async function checkNow(page: Page, account: string, signal: AbortSignal): Promise<void> {
  const { loginCookie } = visitorConfig(page);
  const login = loginHash(loginCookie);
  await alone(() =>
    checkSources({
      account,
      sources: syncConfig(page).syncSources,
      state: syncItem,
      lastUpdate: (source) => fetchLastUpdate(page, source, signal),
      sync: (source) => fetchSync(page, source, signal),
      isPresent: async () => loginHash(loginCookie) === login && syncAccount(page) === account,
      take: (source, data) => {
        if (source === 'user/history') takeHistory(account, data);
      },
      now,
    }),
  );
}

/** Marks what was read on other devices here, too; all other data are fetched again by the stores that show them. */
function takeHistory(account: string, data: unknown): void {
  const parsed = readArticlesSchema.safeParse({ data });
  if (parsed.success) addReadArticles(account, readEntries(dataOf(parsed.data)));
}

/** Without locks, the stored time of the check prevents other tabs from checking. */
async function alone(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  let began = false;
  try {
    await navigator.locks.request('nmt-sync', { ifAvailable: true }, async (lock) => {
      began = true;
      if (lock) await run();
    });
  } catch (cause) {
    // In a sandboxed page, the locks throw.
    if (began) throw cause;
    await run();
  }
}
