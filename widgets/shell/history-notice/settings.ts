import { sharedRead } from '../../../core/platform/http/shared-read.ts';
import { storedAnswer } from '../../../core/platform/storage/stored-answer.ts';
import { endpoint } from '../../../core/runtime/config/endpoint.ts';
import { oncePerPage } from '../../../core/runtime/page/once-per-page.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** How long the answer is valid in this tab, in milliseconds: not every page makes the call. */
const FRESH_FOR = 15 * 60_000;

/** The settings; the key is the mark of the login cookie, so that another visitor's answer does not count. */
const settingsOf = oncePerPage((page: Page) =>
  sharedRead(
    async ({ address }: { readonly reader: string; readonly address: string }): Promise<boolean | null> => {
      const { fetchSettings } = await import('./settings-calls.ts');
      return fetchSettings(page, address);
    },
    {
      freshFor: FRESH_FOR,
      store: storedAnswer({ key: 'nmt_history_settings', area: 'session', accepts: isEnabled }),
      retries: false,
    },
  ),
);

/**
 * Whether the visitor must be asked for permission: the settings have neither yes nor no [history-notice-1,
 * history-notice-2].
 * @param page names the address
 * @param reader mark of the login cookie
 * @returns false, without a call, if the site names no address
 * @throws HttpError
 */
export async function mustAsk(page: Page, reader: string): Promise<boolean> {
  const address = endpoint(page, 'historySettings');
  if (address === undefined) return false;
  return (await settingsOf(page)({ reader, address })) === null;
}

function isEnabled(value: unknown): value is boolean | null {
  return value === null || typeof value === 'boolean';
}
