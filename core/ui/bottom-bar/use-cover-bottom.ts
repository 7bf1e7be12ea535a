import { type RefObject, useLayoutEffect } from 'react';
import { coverBottom } from './cover-bottom.ts';

/**
 * Reserves space for an element as long as it is on the page, see {@link coverBottom}.
 * @param isOn whether the element covers the bottom of the window at present
 */
export function useCoverBottom(
  ref: RefObject<HTMLElement | null>,
  layer: 'bar' | 'float',
  isOn = true,
): void {
  useLayoutEffect(() => {
    if (!ref.current || !isOn) return;
    const ending = new AbortController();
    coverBottom(ref.current, layer, ending.signal);
    return () => ending.abort();
  }, [ref, layer, isOn]);
}
