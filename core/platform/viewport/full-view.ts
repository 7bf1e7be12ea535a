import { onAbort } from '../dom/on-abort.ts';

/** Watches elements until each has been in full view once. */
export interface FullView {
  /** Watches an element; one that is already watched is ignored. */
  add(element: Element): void;
  /** Stops watching an element. */
  remove(element: Element): void;
}

/**
 * The number of callbacks for each element: one for each percent that comes into view, so that large elements are
 * followed as well.
 */
const STEPS = 100;

/**
 * Calls a handler once for each element that is 100% visible [recommender-2]. An element that is larger than the window
 * in one direction cannot be visible as a whole: in that direction it counts when it fills the window. Parts that a
 * scrolling container clips are not visible. Fractions of pixels of the screen keep the browser's figures below 100%,
 * so up to 1% of an element, and at least 1 px, may be missing.
 * @param handler called once per element, which is no longer watched by then
 * @param signal ends it
 */
export function whenInFullView(handler: (element: Element) => void, signal: AbortSignal): FullView {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!isFullyVisible(entry)) continue;
        observer.unobserve(entry.target);
        handler(entry.target);
      }
    },
    { threshold: Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS) },
  );
  onAbort(signal, () => observer.disconnect());
  return {
    add: (element) => {
      if (!signal.aborted) observer.observe(element);
    },
    remove: (element) => observer.unobserve(element),
  };
}

/** The properties of an `IntersectionObserverEntry` that decide. */
export type Sight = Pick<
  IntersectionObserverEntry,
  'isIntersecting' | 'intersectionRect' | 'boundingClientRect' | 'rootBounds'
>;

/**
 * Whether an element is in full view; see {@link whenInFullView}. In a frame of another site the browser hides the
 * window's size, so the frame's own size is used.
 */
export function isFullyVisible({
  isIntersecting,
  intersectionRect: visible,
  boundingClientRect: box,
  rootBounds,
}: Sight): boolean {
  const { width, height } = rootBounds ?? { width: innerWidth, height: innerHeight };
  return (
    isIntersecting && fills(visible.width, box.width, width) && fills(visible.height, box.height, height)
  );
}

/** Whether the visible length is the most that can be visible of the whole length, both in px. */
function fills(visible: number, whole: number, windowSize: number): boolean {
  return whole > 0 && visible >= Math.min(whole, windowSize) - Math.max(1, whole / STEPS);
}
