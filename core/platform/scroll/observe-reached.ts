import { observe } from '../dom/observe.ts';

/**
 * Reports which of several elements in a column was reached last: by default the one in the middle of the window, or
 * the previous one. An element is reached when its top is above a line. Uses an observer, so that scrolling causes no
 * measurements and jumps are noticed.
 * @param elements in document order
 * @param onReached called with the element's index, -1 before the first: initially, then after each change
 * @param signal ends it
 * @param line the position of the line, in percent of the window's height from its top
 */
export function observeReached(
  elements: readonly Element[],
  onReached: (index: number) => void,
  signal: AbortSignal,
  line = 50,
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
    // The observed area ends at the line and extends above it farther than any page.
    { rootMargin: `10000000px 0px ${line - 100}% 0px` },
  );
  observe(observer, elements, signal);
}
