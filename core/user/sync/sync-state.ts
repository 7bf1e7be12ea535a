import { type Item, storedItem } from '../../platform/storage/stored-item.ts';
import { isRecord } from '../../runtime/config/guards.ts';

/** What is known of a source. */
export interface SyncedSource {
  /** Its last update, as the server said it. */
  readonly last: string;
  /** When a change by another device was noticed, in epoch milliseconds; 0 for none so far. */
  readonly changedAt: number;
}

/** What an account's tabs share about the sync [sync-5]. */
export interface SyncState {
  /** Hash of the account. */
  readonly of: string;
  /** When the sources were last checked, in epoch milliseconds. */
  readonly checkedAt: number;
  readonly sources: Readonly<Record<string, SyncedSource>>;
}

/** Shared by all tabs; removed at a logout and at a login of another account. */
export const syncItem: Item<SyncState> = storedItem({ key: 'nmt_sync', accepts: isSyncState });

/**
 * When a change of a source by another device was last noticed: what was fetched before that is outdated.
 * @param source such as `favorite`
 * @returns epoch milliseconds; 0 for never
 */
export function changedAt(source: string): number {
  const sources = syncItem.read()?.sources ?? {};
  return Object.hasOwn(sources, source) ? (sources[source]?.changedAt ?? 0) : 0;
}

/** Calls a handler each time a change of a source by another device is noticed, in this tab or another one. */
export function onSyncedChange(source: string, handler: () => void, signal: AbortSignal): void {
  let known = changedAt(source);
  syncItem.subscribe(() => {
    const now = changedAt(source);
    const isNew = now > known;
    known = now;
    if (isNew) handler();
  }, signal);
}

function isSyncState(value: unknown): value is SyncState {
  return (
    isRecord(value) &&
    typeof value.of === 'string' &&
    Number.isFinite(value.checkedAt) &&
    isRecord(value.sources) &&
    Object.values(value.sources).every(
      (source) => isRecord(source) && typeof source.last === 'string' && Number.isFinite(source.changedAt),
    )
  );
}
