import type { Entry } from '../../platform/http/outbox/entry.ts';
import type { AccountKey } from '../../platform/storage/keys.ts';
import type { Page } from '../../runtime/page/page.ts';
import type { ProfilePath } from '../profile/profile-path.ts';

/** A write to the profile API, for `profileWrite`. */
export interface PersonalWrite {
  readonly path: ProfilePath;
  readonly method: Entry['method'];
  readonly json: unknown;
}

/**
 * One kind of data of an account, such as the reading list: its source, and the effect of each change. `personalStore`
 * creates its store.
 */
export interface Subject<Data, Change> {
  /** Its name in the console, such as `reading list`. */
  readonly name: string;
  /** The key of its copy in local storage. */
  readonly key: AccountKey;
  /**
   * Its name in the sync, such as `favorite`: the data is fetched again when another device has changed it [sync-5].
   * Left out for data that is not synced.
   */
  readonly source?: string;
  /** The data that is shown before anything is known; changes apply to it as well. */
  readonly empty: Data;
  /**
   * Whether the data can mark its parts as unknown, as `empty` does: details can then be added before the data itself
   * has been fetched.
   */
  readonly isPartial?: boolean;
  /** Whether a stored copy is valid: an older release or a person may have stored something else. */
  readonly accepts: (value: unknown) => value is Data;
  /**
   * Fetches the data of the visitor.
   * @throws HttpError
   */
  readonly load: (page: Page, signal: AbortSignal) => Promise<Data>;
  /**
   * Returns the data after a change, as the server would make it. It must be pure, accept any data, and be idempotent:
   * the data may contain the change already, because its answer was lost or another device made the same one.
   */
  readonly apply: (data: Data, change: Change) => Data;
  /** Returns the call that makes a change. */
  readonly write: (change: Change) => PersonalWrite;
  /**
   * Returns the change that a write of the outbox makes.
   * @param write its `path` is resolved, such as `/papi/api/favorite/add`; its `json` may be anything
   * @returns undefined for writes of other subjects
   */
  readonly recognise: (write: Pick<Entry, 'path' | 'method' | 'json'>) => Change | undefined;
}
