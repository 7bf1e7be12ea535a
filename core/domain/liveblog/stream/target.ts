import type { Arrange } from '../live-list.ts';
import type { Update } from '../read-updates.ts';
import type { UpdateKind } from '../update.ts';
import type { StreamEvent } from './read-event.ts';

/** The parts of the liveblog outside of the list of updates that change. */
export interface Surroundings extends Pick<StreamEvent, 'keyMoments' | 'ended'> {
  /** The publication time of the newest update, in epoch milliseconds. */
  readonly latest: number;
}

/** The list of updates on the page that a stream changes. */
export interface Target {
  /** Selects the updates, on the page and in events. */
  readonly kind: UpdateKind;
  /** Whether older updates are on further pages: then only new ones are added. */
  readonly paginated: boolean;
  /**
   * Applies changes of the list.
   * @param updates the new and changed ones
   * @param arrange returns the wanted list
   */
  readonly changes: (updates: readonly Update[], arrange: Arrange) => Promise<void>;
  /** Applies the changes outside of the list. */
  readonly finish: (surroundings: Surroundings) => Promise<void>;
}
