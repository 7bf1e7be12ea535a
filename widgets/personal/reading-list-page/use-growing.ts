import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** Number of items that are rendered first: about a screen of them. */
const FIRST = 24;
/** Number of items that are rendered in each further step. */
const STEP = 6;
/** Distance below the viewport within which the next items are rendered. */
const AHEAD = '600px';

/**
 * Renders a long list in steps while the reader scrolls, so that no step is a long task.
 * @param length length of the list
 * @param key identifies the list; a change starts again at the beginning
 * @returns the number of items to render, and the ref of an element after the last of them
 */
export function useGrowing(
  length: number,
  key: string,
): { readonly count: number; readonly sentinel: RefCallback<Element> } {
  const [grown, setGrown] = useState({ key, count: FIRST });
  const count = grown.key === key ? grown.count : FIRST;
  const sentinel: RefCallback<Element> = useCallback(
    (element) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.at(-1)?.isIntersecting) startTransition(() => setGrown({ key, count: count + STEP }));
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [key, count],
  );
  return { count: Math.min(count, length), sentinel };
}
