import { observe } from '../dom/observe.ts';

/**
 * An element is reached when its top is in the upper half of the window or above it: the observed area ends at the
 * window's middle and extends above it farther than any page.
 */
const REACHED = '10000000px 0px -50% 0px';

/**
 * Reports which of several elements in a column was reached last: the one in the middle of the window, or the one
 * before. Uses an observer, so that scrolling causes no measurements and jumps are noticed.
 * @param elements in document order
 * @param onReached called with the element's index, -1 before the first: initially, then after each change
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
