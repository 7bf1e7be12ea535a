import { observe } from '../../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';

/** Distance in px below the viewport within which the place for the next items counts as near. */
const AHEAD = 200;
/** The top margin has no practical limit: a visitor who jumps past the list is near, too. */
const ABOVE = '10000000px';
/** Events that show that a visitor is active; at the end of the page a wheel or a key scrolls nothing. */
const ACTIVITY = ['scroll', 'wheel', 'touchmove', 'keydown'];

/** Waits until the visitor is near the end of a list. */
export interface NearEnd {
  /** Calls `run` once, as soon as the end is near. */
  await(): void;
  /**
   * Like `await`, but only once the visitor is active, so that a list whose items take up no space does not load all
   * its pages.
   */
  awaitActivity(): void;
}

/**
 * Creates a watch of the end of a list.
 * @param end element at the end of the space reserved for the next items
 * @param height returns the height of that space in px
 * @param run called once for each call of `await` or `awaitActivity`
 * @param signal ends the waiting
 */
export function createNearEnd(
  end: Element,
  height: () => number,
  run: () => void,
  signal: AbortSignal,
): NearEnd {
  let observer: IntersectionObserver | undefined;
  const begin = () => {
    observer?.disconnect();
    if (signal.aborted) return;
    observer = new IntersectionObserver(
      (entries, self) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        self.disconnect();
        run();
      },
      { rootMargin: `${ABOVE} 0px ${AHEAD + Math.ceil(height())}px` },
    );
    observer.observe(end);
  };
  const start = () => {
    for (const name of ACTIVITY) removeEventListener(name, start);
    begin();
  };
  onAbort(signal, () => observer?.disconnect());
  return {
    await: begin,
    awaitActivity() {
      for (const name of ACTIVITY) addEventListener(name, start, { signal, passive: true });
    },
  };
}

/**
 * Calls a function when an element enters or leaves the viewport or the area of the same height below it; and once at
 * the beginning.
 */
export function onSight(element: Element, run: () => void, signal: AbortSignal): void {
  for (const rootMargin of ['0px', '0px 0px 100%']) {
    observe(new IntersectionObserver(run, { rootMargin }), element, signal);
  }
}
