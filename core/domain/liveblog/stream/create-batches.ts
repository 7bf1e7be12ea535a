import type { StreamEvent } from './read-event.ts';

/** Events on their way to the page. */
export interface Batches {
  readonly add: (event: StreamEvent) => void;
  /** Forgets those that wait, up to a number: the server's page has them. */
  readonly drop: (until: number) => void;
}

/**
 * Shows events in order. Those that arrive while others are being shown are shown together.
 * @param show shows some of them
 * @param onError gets what that throws; the events are lost then
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
