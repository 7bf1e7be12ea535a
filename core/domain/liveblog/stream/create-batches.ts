import type { StreamEvent } from './read-event.ts';

/** Events that are waiting to be shown on the page. */
export interface Batches {
  readonly add: (event: StreamEvent) => void;
  /** Drops the waiting events up to a number, because the server's page includes them. */
  readonly drop: (until: number) => void;
}

/**
 * Shows events in order. Those that arrive while others are being shown are shown together.
 * @param show shows several events
 * @param onError called with the error if that throws; these events are lost
 */
export function createBatches(
  show: (events: readonly StreamEvent[]) => Promise<void>,
  onError: (cause: unknown) => void,
): Batches {
  let waiting: readonly StreamEvent[] = [];
  let isShowing = false;
  const showAll = async () => {
    isShowing = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await show(batch).catch(onError);
    }
    isShowing = false;
  };
  return {
    add(event) {
      waiting = [...waiting, event];
      if (!isShowing) void showAll();
    },
    drop(until) {
      waiting = waiting.filter(({ number }) => number > until);
    },
  };
}
