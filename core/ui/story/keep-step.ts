import { observe } from '../../platform/dom/observe.ts';
import { debounce } from '../../platform/time/debounce.ts';

/** Milliseconds without a change of size after which a story is measured again; 200 to 250 [scrolly-2]. */
export const RESIZE_DELAY = 225;

/** Events that show that the visitor is scrolling. */
const SCROLL_INPUT = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** The height in the window at which a step is current, as a fraction: the middle. */
const MIDDLE = '-50% 0px';

interface KeepStepOptions {
  readonly hook: Element;
  readonly steps: readonly Element[];
  /** The index of the current step, -1 before the first. */
  readonly reached: () => number;
  /** Called when the story has its new size and the scroll position is restored. */
  readonly settled: () => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps the visitor at their step when a story changes its size, such as when a phone is rotated: the story's height
 * depends on the window's, so the same scroll position would show another step. If the visitor scrolls in the meantime,
 * their position is kept. A phone's address bar does not change the size and moves nothing.
 * @returns whether a change of size is in progress: the current step is unreliable until it ends
 */
export function keepStep({ hook, steps, reached, settled, signal }: KeepStepOptions): () => boolean {
  let isInside = false;
  /** The step before the change; undefined if no change is in progress. */
  let before: { readonly index: number; readonly isInside: boolean } | undefined;
  let isFirst = true;

  const settle = debounce(
    () => {
      const step = before?.isInside ? steps[before.index] : undefined;
      const hasMoved = before?.index !== reached();
      before = undefined;
      if (step && hasMoved) step.scrollIntoView({ block: 'center', behavior: 'instant' });
      settled();
    },
    RESIZE_DELAY,
    signal,
  );
  // This observer runs before the others of the same frame, so their last results are from before the change.
  const sizes = new ResizeObserver(() => {
    if (!isFirst) {
      before ??= { index: reached(), isInside };
      settle();
    }
    isFirst = false;
  });
  const middle = new IntersectionObserver(
    (entries) => {
      isInside = entries.at(-1)?.isIntersecting ?? false;
    },
    { rootMargin: MIDDLE },
  );
  const letGo = () => {
    if (before) before = { ...before, isInside: false };
  };
  for (const type of SCROLL_INPUT) addEventListener(type, letGo, { signal, passive: true });
  observe(sizes, hook, signal);
  observe(middle, hook, signal);
  return () => before !== undefined;
}
