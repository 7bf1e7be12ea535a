import { parseDebugSwitches } from '../../../core/platform/debug/parse-debug-switches.ts';
import { withRetries } from '../../../core/platform/http/with-retries.ts';
import { now } from '../../../core/platform/time/now.ts';
import { debug } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { accountGroup } from '../../../core/user/experiments/account-group.ts';
import { fetchMissedItems } from './api/missed-items.ts';
import { keptItems, storeVisit } from './home-visits.ts';
import { type Missed, missedOf } from './missed.ts';

/** The group whose slider is made for each reader; the other group gets no dynamic change [missed-items-4]. */
const DYNAMIC = 2;
const TOPIC = 'dynamic-read-items';

/** The inputs of the slider. */
interface Wanted {
  readonly indexId: string;
  readonly blockAmount: number | undefined;
  /** Identifies the login. */
  readonly reader: string;
}

/**
 * The items of this home visit: those of the last visit if it was within the period, otherwise new ones
 * [missed-items-2, missed-items-7].
 * @param page the page
 * @returns an empty list for group a
 * @throws HttpError
 */
export async function loadItems(page: Page, wanted: Wanted, signal: AbortSignal): Promise<readonly Missed[]> {
  const { dynamicReadItems: forced } = parseDebugSwitches(location.href);
  const isDebugged = forced !== undefined;
  const group = groupIn(forced) ?? (await accountGroup(page, 'dynamic_read_items_home', signal));
  if (isDebugged) debug(TOPIC, `group ${group === DYNAMIC ? 'b' : 'a'}`);
  if (group !== DYNAMIC || signal.aborted) return [];
  const kept = keptItems(wanted, now(), isDebugged);
  if (isDebugged) debug(TOPIC, kept ? `keeps ${kept.length} items` : 'fetches the items');
  const items = kept ?? (await fetchItems(page, wanted, signal));
  if (!signal.aborted) storeVisit({ reader: wanted.reader, indexId: wanted.indexId, items });
  return items;
}

/** A forced group is neither read from storage nor stored [debug-hashes-1, debug-hashes-6]. */
function groupIn(forced: 'on' | 'group-a' | 'group-b' | undefined): number | undefined {
  if (forced === 'group-b') return DYNAMIC;
  return forced === 'group-a' ? 1 : undefined;
}

async function fetchItems(page: Page, wanted: Wanted, signal: AbortSignal): Promise<Missed[]> {
  return missedOf(await withRetries(() => fetchMissedItems(page, { ...wanted, signal }), signal));
}
