import { observe } from '../../../../core/platform/dom/observe.ts';
import { onAbort } from '../../../../core/platform/dom/on-abort.ts';

/** Distance in px below the window at which the place for the next items counts as near. */
const AHEAD = 200;
/** The window's margin reaches up to any height: a visitor who jumps past the list is near, too. */
const ABOVE = '10000000px';
/** Events by which a visitor is known to be active: at the end of the page a wheel or a key scrolls nothing. */
const ACTIVITY = ['scroll', 'wheel', 'touchmove', 'keydown'];

/** Waits until the visitor is near the end of a list. */
export interface NearEnd {
  /** Calls once, as soon as the end is near. */
  await(): void;
  /**
   * The same, but only once the visitor is active: so that a list whose items take no space does not load to its end.
   */
  awaitActivity(): void;
}

/**
 * Creates a watch of the end of a list.
 * @param end of the space that is reserved for the next items
 * @param height of that space in px
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
 * Calls when an element enters or leaves the window, and when it enters or leaves the window's height below it; and once
 * at the beginning.
 */
export function onSight(element: Element, run: () => void, signal: AbortSignal): void {
  for (const rootMargin of ['0px', '0px 0px 100%']) {
    observe(new IntersectionObserver(run, { rootMargin }), element, signal);
  }
}
