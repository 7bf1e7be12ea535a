import type { StoreApi } from 'zustand/vanilla';
import { onAbort } from './on-abort.ts';

/**
 * Calls a function with a store's state: now, and after each change until a signal aborts.
 * @param store the store
 * @param listener gets the state
 * @param signal ends it
 */
export function subscribe<State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  listener: (state: State) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  onAbort(
    signal,
    store.subscribe((state) => listener(state)),
  );
  listener(store.getState());
}
