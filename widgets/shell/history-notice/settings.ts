import { cached } from '../../../core/platform/storage/cached.ts';
import { endpoint } from '../../../core/runtime/config/endpoint.ts';
import type { Page } from '../../../core/runtime/page/page.ts';

/** For whom the settings were asked, and what they say. */
interface Kept {
  readonly reader: string;
  readonly enabled: boolean | null;
}

/** Milliseconds for which the answer counts in this tab: not every page asks. */
const CACHED = 15 * 60_000;

const kept = cached<Kept>({ key: 'nmt_history_settings', area: 'session', accepts: isKept });

/**
 * Whether the reader must be asked for permission: the settings say neither yes nor no [history-notice-1,
 * history-notice-2].
 * @param page names the address
 * @param reader mark of the login cookie
 * @returns false, without a call, where the site names no address
 * @throws HttpError
 */
export async function mustAsk(page: Page, reader: string): Promise<boolean> {
  const address = endpoint(page, 'historySettings');
  if (address === undefined) return false;
  const load = async (): Promise<Kept> => {
    const { fetchSettings } = await import('./settings-calls.ts');
    return { reader, enabled: await fetchSettings(page, address) };
  };
  const found = await kept.get(load, CACHED);
  if (found.reader === reader) return found.enabled === null;
  kept.forget();
  return (await kept.get(load, CACHED)).enabled === null;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'reader' in value &&
    'enabled' in value &&
    (value.enabled === null || typeof value.enabled === 'boolean')
  );
}
