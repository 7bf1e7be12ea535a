import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** Items that are rendered at first: a screen of them. */
const FIRST = 24;
/** Items that are rendered at once after that. */
const STEP = 6;
/** How far below the window the next ones are rendered. */
const AHEAD = '600px';

/**
 * Renders a long list in steps while the reader scrolls, so that no step is a long task.
 * @param length of the list
 * @param key another one begins at the start
 * @returns how many items to render, and the ref of an element after the last of them
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
