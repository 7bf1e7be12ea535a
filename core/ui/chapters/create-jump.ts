/** Milliseconds after which a jump counts as complete, in browsers without `scrollend` and if nothing scrolls. */
const TIMEOUT = 1500;
/** Milliseconds after the end of scrolling within which observers report where the page has arrived. */
const SETTLE = 100;

/** A jump to another part of the page. */
interface Jump {
  /** Must be called when the page is about to scroll. */
  start(): void;
  /** Whether the page is still scrolling to the part: the parts in between are not being read. */
  isUnderWay(): boolean;
}

/**
 * Detects when a jump to another part of the page is complete.
 * @param onEnd called when it is complete, or when the visitor has scrolled elsewhere
 * @param signal ends it
 */
export function createJump(onEnd: () => void, signal: AbortSignal): Jump {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (timer === undefined || signal.aborted) return;
    clearTimeout(timer);
    timer = undefined;
    onEnd();
  };
  const endAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, delay);
  };
  // The visitor has scrolled elsewhere meanwhile.
  for (const event of ['wheel', 'touchmove']) addEventListener(event, end, { signal, passive: true });
  addEventListener('scrollend', () => timer !== undefined && endAfter(SETTLE), { signal });
  return {
    start: () => endAfter(TIMEOUT),
    isUnderWay: () => timer !== undefined,
  };
}
