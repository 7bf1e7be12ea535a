import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the tools of a liveblog show. */
export interface LiveState {
  /** New updates that the visitor has not seen. */
  readonly count: number;
  /** Whether only the key moments are left. */
  readonly isFiltered: boolean;
  /** Whether there is no update to show. */
  readonly isEmpty: boolean;
  /** What screen readers announce. */
  readonly announcement: string;
}

/** Creates the state of a liveblog's tools. */
export const createLiveState = (): StoreApi<LiveState> =>
  createStore(() => ({ count: 0, isFiltered: false, isEmpty: false, announcement: '' }));
