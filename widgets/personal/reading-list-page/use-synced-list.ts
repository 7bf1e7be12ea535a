import { useEffect, useEffectEvent } from 'react';
import { favourites } from '../../../core/domain/favourites/favourites.ts';
import { onUnseenWrites } from '../../../core/user/profile/unseen-writes.ts';
import { onSyncedChange } from '../../../core/user/sync/sync-state.ts';

/**
 * Calls a function when the list has been changed elsewhere: on another device, as detected by the sync [sync-5], or in
 * another tab whose storage is not shared.
 * @param renew fetches the list again
 */
export function useSyncedList(renew: () => void): void {
  const onChanged = useEffectEvent(renew);
  useEffect(() => {
    const ending = new AbortController();
    onSyncedChange(favourites.source ?? '', () => onChanged(), ending.signal);
    onUnseenWrites(() => onChanged(), ending.signal);
    return () => ending.abort();
  }, []);
}
