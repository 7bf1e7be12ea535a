import { vi } from 'vitest';

/** A row that the browser would have laid out: items of one width in a box of another. */
interface Layout {
  readonly item: number;
  readonly gap: number;
  readonly width: number;
}

/**
 * Gives a row's elements the boxes that a browser would give them, and lets `scrollTo` move it at once.
 * @param track the row; its items may come and go
 * @returns where it is scrolled to
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
