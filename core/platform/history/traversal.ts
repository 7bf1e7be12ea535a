import { nextTask } from '../schedule/next-task.ts';

/** Milliseconds after which a traversal counts as failed: it went back inside a frame, or nowhere. */
const ARRIVAL_TIMEOUT = 500;
/** Milliseconds after that timeout within which a slow traversal may still arrive. */
const PENDING_TIMEOUT = 5000;

type State = 'idle' | 'traversing' | 'pending';

/**
 * Goes back in the tab's history when the page requests it. Only one traversal runs at a time, because two would add
 * up.
 *
 *           start()                arrives
 *   idle ────────────► traversing ─────────► idle
 *     ▲                    │
 *     │                    │ ARRIVAL_TIMEOUT
 *     │  arrives, or       ▼
 *     └─────────────── pending
 *       PENDING_TIMEOUT
 *
 * While traversing, callbacks of `whenSettled()` wait. They run while one is pending, so that the page goes on; then
 * nothing may start another.
 */
export function createTraversal() {
  let state: State = 'idle';
  let pendingEnded: (hasArrived: boolean) => void = () => {};
  const queue: (() => void)[] = [];

  /**
   * Goes back. The focus stays where it is.
   * @param delta entries, below zero; only in a callback of `whenSettled()`, and not while one is pending
   * @param onEnd called when the traversal has arrived or timed out, before all waiting callbacks
   */
  function start(delta: number, onEnd: () => void): void {
    const arrival = new AbortController();
    const { activeElement } = document;
    const end = () => {
      if (arrival.signal.aborted) return;
      arrival.abort();
      clearTimeout(timer);
      if (state === 'traversing') state = 'idle';
      // Chromium focuses the target of the fragment at which it arrives, such as the `<main>` of a skip link.
      const isMoved = document.activeElement?.matches('body, :target');
      if (isMoved && activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
      onEnd();
      runQueue();
    };
    const timer = setTimeout(() => {
      waitForPending();
      end();
    }, ARRIVAL_TIMEOUT);
    state = 'traversing';
    addEventListener('hashchange', end, { signal: arrival.signal });
    traverse(delta, end);
  }

  /**
   * Runs a callback as soon as no traversal is in progress; at once if there is none.
   * @param callback callbacks run in the order in which they were given
   */
  function whenSettled(callback: () => void): void {
    queue.push(callback);
    runQueue();
  }

  /**
   * Listens to the end of a pending traversal. There is one listener.
   * @param listener called with true if the traversal arrived, and false if it failed
   */
  function onPendingEnd(listener: (hasArrived: boolean) => void): void {
    pendingEnded = listener;
  }

  function waitForPending(): void {
    const arrival = new AbortController();
    const end = (hasArrived: boolean) => {
      clearTimeout(timer);
      arrival.abort();
      state = 'idle';
      pendingEnded(hasArrived);
    };
    const timer = setTimeout(end, PENDING_TIMEOUT, false);
    state = 'pending';
    // The listener captures the event, so that an open modal does not take it for the visitor's own navigation.
    addEventListener('hashchange', () => end(true), { signal: arrival.signal, capture: true });
  }

  function runQueue(): void {
    while (state !== 'traversing') {
      const next = queue.shift();
      if (!next) return;
      next();
    }
  }

  return {
    start,
    whenSettled,
    onPendingEnd,
    get state(): State {
      return state;
    },
  };
}

export type Traversal = ReturnType<typeof createTraversal>;

/** The traversals of this tab. */
export const traversal = createTraversal();

/**
 * The Navigation API reports arrivals without `hashchange`, as when both entries have the same fragment. It fires
 * before `hashchange`, which listeners must receive as part of the traversal; so the end is delayed by a task.
 */
function traverse(delta: number, onArrival: () => void): void {
  const target = 'navigation' in window ? entryAt(window.navigation, delta) : undefined;
  if (!target) {
    history.go(delta);
    return;
  }
  // A traversal that another navigation cancels does not arrive; the timeout ends it.
  const { finished } = window.navigation.traverseTo(target.key);
  finished?.then(() => nextTask().then(onArrival)).catch(() => {});
}

function entryAt(navigation: Navigation, delta: number): NavigationHistoryEntry | undefined {
  const { currentEntry } = navigation;
  return currentEntry ? navigation.entries()[currentEntry.index + delta] : undefined;
}
