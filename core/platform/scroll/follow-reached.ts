import { observe } from '../dom/observe.ts';

/**
 * An element has been reached when its top is in the upper half of the window, or above it: the box that is watched is
 * as high as any page above the window, and ends at its middle.
 */
const REACHED = '10000000px 0px -50% 0px';

/**
 * Tells which of some elements that stand below each other was reached last: that in the middle of the window, or
 * the one before where none is there. An observer tells, so that nothing is measured while the visitor scrolls, and
 * nothing is missed where they jump.
 * @param elements in document order
 * @param told called once the first is known, then with each change: the element's index, -1 before the first
 * @param signal ends it
 */
export function followReached(
  elements: readonly Element[],
  onReached: (index: number) => void,
  signal: AbortSignal,
): void {
  const reached = new Set<Element>();
  let last: number | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target);
        else reached.delete(target);
      }
      const index = elements.findLastIndex((element) => reached.has(element));
      if (index === last) return;
      last = index;
      onReached(index);
    },
    { rootMargin: REACHED },
  );
  observe(observer, elements, signal);
}
