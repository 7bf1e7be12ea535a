import { type Item, storedItem } from '../../platform/storage/stored-item.ts';
import { isRecord } from '../../runtime/config/guards.ts';

/** The known state of a source. */
export interface SyncedSource {
  /** Its last update, as sent by the server. */
  readonly last: string;
  /** The time when a change by another device was noticed, in epoch milliseconds; 0 for none so far. */
  readonly changedAt: number;
}

/** The state of the sync that an account's tabs share [sync-5]. */
export interface SyncState {
  /** The hash of the account. */
  readonly of: string;
  /** The time when the sources were last checked, in epoch milliseconds. */
  readonly checkedAt: number;
  readonly sources: Readonly<Record<string, SyncedSource>>;
}

/** The state is shared by all tabs, and removed at a logout and at a login of another account. */
export const syncItem: Item<SyncState> = storedItem({ key: 'nmt_sync', accepts: isSyncState });

/**
 * Returns the time when a change of a source by another device was last noticed: data that were fetched before that are
 * outdated.
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
