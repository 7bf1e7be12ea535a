import { vi } from 'vitest';

/** A row as a browser would lay it out: items of equal width in a box of another width. */
interface Layout {
  readonly item: number;
  readonly gap: number;
  readonly width: number;
}

/**
 * Gives the elements of a row the boxes that a browser would give them, and lets `scrollTo` move the row immediately.
 * @param track the row; its items may change
 * @returns a function that returns the scroll position
 */
export function layOutRow(track: HTMLElement, { item, gap, width }: Layout): { left: number } {
  const scroll = { left: 0 };
  const total = () => Math.max(width, track.children.length * (item + gap) - gap);
  Object.defineProperties(track, {
    clientWidth: { configurable: true, get: () => width },
    scrollWidth: { configurable: true, get: total },
    scrollLeft: {
      configurable: true,
      get: () => scroll.left,
      set: (left: number) => {
        scroll.left = Math.min(total() - width, Math.max(0, left));
        track.dispatchEvent(new Event('scroll'));
      },
    },
  });
  track.scrollTo = vi.fn((options?: ScrollToOptions | number) => {
    if (typeof options === 'object') track.scrollLeft = options.left ?? 0;
  }) as typeof track.scrollTo;
  track.getBoundingClientRect = () => ({ left: 0, right: width, width }) as DOMRect;
  const place = () => {
    for (const [index, child] of [...track.children].entries()) {
      child.getBoundingClientRect = () => {
        const left = index * (item + gap) - scroll.left;
        return { left, right: left + item, width: item } as DOMRect;
      };
    }
  };
  place();
  new MutationObserver(place).observe(track, { childList: true });
  return scroll;
}
