/** How far below the window the next items' place is when they are asked for, in px. */
const AHEAD = 200;
/** The window reaches up to any height: who jumps past the list has come near, too. */
const ABOVE = '10000000px';
/** By what a reader is known to be there: at the end of the page a wheel or a key scrolls nothing. */
const SIGNS = ['scroll', 'wheel', 'touchmove', 'keydown'];

/** Waits for the reader to come near. */
export interface Approach {
  /** Calls once, as soon as the element is near. */
  await(): void;
  /** The same, but not before the reader has moved: so a list whose items take no room does not run on. */
  awaitReader(): void;
}

/**
 * @param end of the room that is kept for the next items
 * @param height of that room in px
 * @param run called each time that it was waited for
 * @param signal ends the waiting
 */
export function createApproach(
  end: Element,
  height: () => number,
  run: () => void,
  signal: AbortSignal,
): Approach {
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
    for (const sign of SIGNS) removeEventListener(sign, start);
    begin();
  };
  signal.addEventListener('abort', () => observer?.disconnect());
  return {
    await: begin,
    awaitReader() {
      for (const sign of SIGNS) addEventListener(sign, start, { signal, passive: true });
    },
  };
}
