/** The position of an item, in CSS px from a common origin. */
export interface ItemBox {
  readonly top: number;
  readonly bottom: number;
}

/** The space that further items need, in CSS px. */
export interface SpaceNeeded {
  /** The total height. */
  readonly height: number;
  /** The height of a row of them, with the distance to the next row. */
  readonly row: number;
}

/**
 * Estimates the height of further items of a list from the existing ones: the same number per row, each row as high as
 * the highest item, and with the largest distance between two rows. Distances are measured between boxes, so that
 * margins, collapsed or not, and grid gaps count.
 * @param count number of further items
 * @param boxes boxes of the existing items, in order; those without height are not rendered and do not count
 * @param distance distance between rows in CSS px, used if there is only one row
 */
export function heightFor(count: number, boxes: readonly ItemBox[], distance: number): SpaceNeeded {
  const drawn = boxes.filter(({ top, bottom }) => bottom > top);
  const rows = rowsOf(drawn);
  const highest = Math.max(0, ...drawn.map(({ top, bottom }) => bottom - top));
  const columns = Math.max(1, ...rows.map(({ items }) => items));
  const distances = rows.slice(1).map(({ top }, index) => top - (rows[index]?.bottom ?? top));
  const apart = Math.max(0, ...(distances.length > 0 ? distances : [distance]));
  const row = highest === 0 ? 0 : highest + apart;
  return { height: Math.ceil(count / columns) * row, row };
}

/** Items next to each other overlap vertically; an item that begins below all others starts a row. */
function rowsOf(boxes: readonly ItemBox[]): (ItemBox & { readonly items: number })[] {
  const rows: { top: number; bottom: number; items: number }[] = [];
  for (const { top, bottom } of boxes) {
    const row = rows.at(-1);
    if (!row || top >= row.bottom - ROUNDING) rows.push({ top, bottom, items: 1 });
    else {
      row.items += 1;
      row.bottom = Math.max(row.bottom, bottom);
    }
  }
  return rows;
}

/** Browsers round boxes to fractions of a px. */
const ROUNDING = 0.5;
