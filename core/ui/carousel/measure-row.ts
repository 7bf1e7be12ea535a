import type { ItemPlace, RowPosition } from './positions.ts';

/** Positions of a scrolling row and its items. All numbers are CSS px from the row's start, in reading direction. */
export interface RowMeasures {
  /** Returns the row's position; `left` replaces the current scroll position. */
  position(left?: number): RowPosition;
  /** Returns the positions of the visible items, which are read once and reused until {@link forget}. */
  places(): readonly ItemPlace[];
  /** Discards the stored positions, after sizes or items have changed. */
  forget(): void;
  /** 1 for left-to-right rows, -1 for right-to-left. */
  side(): 1 | -1;
}

/**
 * Measures a row. Scrolling does not change positions within the row, so the items are not read again.
 * @param track the element that scrolls; its children are the items
 */
export function measureRow(track: HTMLElement): RowMeasures {
  let measured:
    | { readonly inset: number; readonly side: 1 | -1; readonly places: readonly ItemPlace[] }
    | undefined;

  const read = () => {
    const { direction, paddingInlineStart } = getComputedStyle(track);
    const side: 1 | -1 = direction === 'rtl' ? -1 : 1;
    const inset = Number.parseFloat(paddingInlineStart) || 0;
    const edge = (box: DOMRect) => (side === 1 ? box.left : -box.right);
    const start = edge(track.getBoundingClientRect()) + inset - track.scrollLeft * side;
    const all = [...track.children].map((item) => {
      const box = item.getBoundingClientRect();
      return { left: edge(box) - start, width: box.width };
    });
    // An item that the page's style or an ad blocker hides is not a stop; if the row itself is hidden, all its items
    // count.
    return { inset, side, places: all.filter(({ width }) => width || !track.clientWidth) };
  };
  const known = () => {
    measured ??= read();
    return measured;
  };

  return {
    position(left) {
      const { inset, side } = known();
      return {
        left: left ?? track.scrollLeft * side,
        width: track.clientWidth - inset * 2,
        total: track.scrollWidth - inset * 2,
      };
    },
    places: () => known().places,
    side: () => known().side,
    forget() {
      measured = undefined;
    },
  };
}
