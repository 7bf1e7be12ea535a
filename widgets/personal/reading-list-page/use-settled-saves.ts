import { useEffect, useEffectEvent, useRef } from 'react';
import type { FavouriteChange } from '../../../core/domain/favourites/favourites.ts';
import type { CollectionChange } from './collections.ts';

/**
 * Calls a function when changes that add articles to a list have left the outbox, here or in another tab: then they are
 * on the server.
 * @param saves queued changes of the list
 * @param picks queued changes of collections
 * @param renew called once for all of them
 */
export function useSettledSaves(
  saves: readonly FavouriteChange[],
  picks: readonly CollectionChange[],
  renew: () => void,
): void {
  const adding =
    saves.filter(({ type }) => type === 'add').length + picks.filter(({ type }) => type === 'put').length;
  const before = useRef(adding);
  const onSettled = useEffectEvent(renew);
  useEffect(() => {
    if (adding === 0 && before.current > 0) onSettled();
    before.current = adding;
  }, [adding]);
}
