import { observe } from '../../platform/dom/observe.ts';
import { debounce } from '../../platform/time/debounce.ts';

/** Milliseconds without a change of size after which a story looks anew; 200 to 250 [scrolly-2]. */
export const RESIZE_DELAY = 225;

/** By these the reader goes somewhere of their own will. */
const OWN_WILL = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** The middle of the window. */
const MIDDLE = '-50% 0px';

interface KeepStepOptions {
  readonly hook: Element;
  readonly steps: readonly Element[];
  /** The step that the reader has reached, -1 before the first. */
  readonly reached: () => number;
  /** Called when the story has its new size and the reader is back. */
  readonly settled: () => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps the reader at their step when a story changes its size, such as when a phone is turned: its heights are parts of
 * the window's, so that what was read would be screens away. Who scrolls meanwhile is left where they go. A phone's address bar changes none of them and moves
 * nothing.
 * @returns whether a change of size is under way: which step is reached says nothing until it is over
 */
export function keepStep({ hook, steps, reached, settled, signal }: KeepStepOptions): () => boolean {
  let isInside = false;
  /** What was reached before; undefined while nothing changes. */
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
  // Told before the other observers in the same frame: what they have told last is from before the change.
  const sizes = new ResizeObserver(() => {
    if (!isFirst) {
      before ??= { index: reached(), isInside };
      settle();
    }
    isFirst = false;
  });
  const middle = new IntersectionObserver(
    ([entry]) => {
      isInside = entry?.isIntersecting ?? false;
    },
    { rootMargin: MIDDLE },
  );
  const letGo = () => {
    if (before) before = { ...before, isInside: false };
  };
  for (const type of OWN_WILL) addEventListener(type, letGo, { signal, passive: true });
  observe(sizes, hook, signal);
  observe(middle, hook, signal);
  return () => before !== undefined;
}
