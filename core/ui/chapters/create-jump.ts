/** Milliseconds after which a jump counts as over, in browsers without `scrollend` and where nothing scrolls. */
const TIMEOUT = 1500;
/** Milliseconds after the end of scrolling within which observers report where the page has arrived. */
const SETTLE = 100;

/** A jump to another part of the page. */
interface Jump {
  /** Call it when the page is about to scroll. */
  start(): void;
  /** Whether the page is still scrolling there: the parts on the way are not being read. */
  isUnderWay(): boolean;
}

/**
 * Knows when a jump to another part of the page has arrived.
 * @param onEnd called when it has arrived, or the visitor has scrolled elsewhere
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
  // The visitor scrolls elsewhere meanwhile.
  for (const event of ['wheel', 'touchmove']) addEventListener(event, end, { signal, passive: true });
  addEventListener('scrollend', () => timer !== undefined && endAfter(SETTLE), { signal });
  return {
    start: () => endAfter(TIMEOUT),
    isUnderWay: () => timer !== undefined,
  };
}
