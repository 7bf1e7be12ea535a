/** How far below the window the next items' place is when they are asked for, in px. */
const AHEAD = 200;

/** Waits for the reader to come near. */
export interface Approach {
  /** Calls once, as soon as the element is near. */
  await(): void;
  /** The same, but not before the reader has scrolled: so a list whose items take no room does not run on. */
  awaitScroll(): void;
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
      { rootMargin: `0px 0px ${AHEAD + Math.ceil(height())}px` },
    );
    observer.observe(end);
  };
  signal.addEventListener('abort', () => observer?.disconnect());
  return {
    await: begin,
    awaitScroll() {
      removeEventListener('scroll', begin);
      addEventListener('scroll', begin, { signal, once: true, passive: true });
    },
  };
}
