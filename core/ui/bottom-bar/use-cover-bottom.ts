import { type RefObject, useLayoutEffect } from 'react';
import { coverBottom } from './cover-bottom.ts';

/** Keeps free what an element covers as long as it is on the page, see {@link coverBottom}. */
export function useCoverBottom(ref: RefObject<HTMLElement | null>, layer: 'bar' | 'float'): void {
  useLayoutEffect(() => {
    if (!ref.current) return;
    const ending = new AbortController();
    coverBottom(ref.current, layer, ending.signal);
    return () => ending.abort();
  }, [ref, layer]);
}
