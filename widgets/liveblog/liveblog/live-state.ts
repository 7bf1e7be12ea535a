import { createStore, type StoreApi } from 'zustand/vanilla';

/** The state of a liveblog's tools. */
export interface LiveState {
  /** Number of new updates that the visitor has not seen. */
  readonly count: number;
  /** Whether only the key moments are shown. */
  readonly isFiltered: boolean;
  /** Whether there is no update to show. */
  readonly isEmpty: boolean;
  /** The text that screen readers announce. */
  readonly announcement: string;
}

/** Creates the state of a liveblog's tools. */
export const createLiveState = (): StoreApi<LiveState> =>
  createStore(() => ({ count: 0, isFiltered: false, isEmpty: false, announcement: '' }));
