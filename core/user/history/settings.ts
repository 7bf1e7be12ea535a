import { sharedRead } from '../../platform/http/shared-read.ts';
import { storedItem } from '../../platform/storage/stored-item.ts';
import { now } from '../../platform/time/now.ts';
import { allowedOrigins } from '../../runtime/config/allowed-addresses.ts';
import { configAddress } from '../../runtime/config/config-address.ts';
import { isRecord } from '../../runtime/config/guards.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import type { Page } from '../../runtime/page/page.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import type { HistorySettings } from './api/history-settings.ts';

/** Settings with the hash of the login to which they belong. */
interface StoredSettings extends HistorySettings {
  readonly of: string;
}

/** Milliseconds for which the settings count without a new call: not every page makes one. */
const FRESH_FOR = 15 * 60_000;
/** The path if no address is configured [privacy-settings-5]. */
const DEFAULT_ADDRESS = '/papi/api/user/settings';

/** They are in local storage, because a permission that was withdrawn in one tab must not count in another. */
const item = storedItem<StoredSettings>({ key: 'nmt_history_settings', accepts: isStoredSettings });

/** Counts the changes by this page: a call that started before a change does not include it. */
let changes = 0;

/**
 * The visitor's choice about the reading history (docs/reference/calls.md), by default `/papi/api/user/settings`; only
 * `history-notice` needs the key, and never shows without it.
 */
export const historySettingsAddress = configAddress('endpoints.historySettings');

const read = pageValue((page: Page) =>
  sharedRead(
    async ({ of, since }: { readonly of: string; readonly since: number }): Promise<HistorySettings> => {
      const before = item.readDated()?.savedAt;
      const address = historySettingsAddress(page) ?? DEFAULT_ADDRESS;
      const { fetchHistorySettings } = await import('./api/history-settings.ts');
      const settings = await fetchHistorySettings(address, {
        origins: allowedOrigins(page, siteConfig(page)),
      });
      // A choice that was made during the call, here or in another tab, is newer than its answer.
      if (changes !== since || item.readDated()?.savedAt !== before) return storedSettings(of) ?? settings;
      item.write({ of, ...settings });
      return settings;
    },
    { freshFor: 0, retries: false },
  ),
);

/**
 * Returns the settings of the visitor's reading history; all features share one call, and there is none while a stored
 * answer is fresh.
 * @param page names the address
 * @param of the hash of the login cookie: the answer for another login does not count
 * @throws HttpError
 */
export async function historySettings(page: Page, of: string): Promise<HistorySettings> {
  return storedSettings(of) ?? read(page)({ of, since: changes });
}

/** Stores the visitor's choice. */
export function rememberHistorySettings(of: string, { enabled, showDays }: HistorySettings): void {
  changes += 1;
  item.write({ of, enabled, showDays, isChosen: true });
}

/** Removes the settings, so that the next feature that needs them makes a call. */
export function forgetHistorySettings(): void {
  changes += 1;
  item.remove();
}

/** Calls a handler when the stored settings change, here or in another tab. */
export function onHistorySettings(handler: () => void, signal: AbortSignal): void {
  item.subscribe(handler, signal);
}

function storedSettings(of: string): HistorySettings | undefined {
  const stored = item.readDated();
  if (stored?.value.of !== of) return undefined;
  const age = now() - stored.savedAt;
  // Rejects a date in the future, stored before the clock was set back: the answer would never expire.
  return age >= 0 && age < FRESH_FOR ? stored.value : undefined;
}

function isStoredSettings(value: unknown): value is StoredSettings {
  return (
    isRecord(value) &&
    typeof value.of === 'string' &&
    (value.enabled === null || typeof value.enabled === 'boolean') &&
    (value.showDays === null || Number.isFinite(value.showDays))
  );
}
