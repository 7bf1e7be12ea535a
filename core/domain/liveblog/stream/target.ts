import type { Arrange } from '../live-list.ts';
import type { Update } from '../read-updates.ts';
import type { UpdateKind } from '../update.ts';
import type { StreamEvent } from './read-event.ts';

/** What changes beside the list of updates. */
export interface Surroundings extends Pick<StreamEvent, 'keyMoments' | 'ended'> {
  /** When the newest update was published, in epoch milliseconds. */
  readonly latest: number;
}

/** A list of updates on the page, as a stream changes it. */
export interface Target {
  /** Selects the updates, on the page and in events. */
  readonly kind: UpdateKind;
  /** Whether older updates are on further pages: then only new ones are added. */
  readonly paginated: boolean;
  /**
   * Applies changes of the list.
   * @param updates the new and changed ones
   * @param arrange makes the list
   */
  readonly changes: (updates: readonly Update[], arrange: Arrange) => Promise<void>;
  /** Follows the changes in what is around the list. */
  readonly finish: (surroundings: Surroundings) => Promise<void>;
}
