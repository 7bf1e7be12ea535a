/** The position of an item, in CSS px from any fixed line. */
export interface ItemBox {
  readonly top: number;
  readonly bottom: number;
}

/** Space that further items need, in CSS px. */
export interface SpaceNeeded {
  /** The height of all of them. */
  readonly height: number;
  /** The height of a row of them, with the distance to the next row. */
  readonly row: number;
}

/**
 * Estimates the height of further items of a list from the existing ones: the same number per row, each row as high as
 * the highest item, and with the largest distance between two rows. Distances are measured between boxes, so that
 * margins, collapsed or not, and grid gaps count.
 * @param count of the further items
 * @param boxes of the existing items, in their order; those without height are not drawn and do not count
 * @param distance between rows, for boxes that make only one row, in CSS px
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

/** Items beside each other overlap in height; one that begins below all of them starts a row. */
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

/** Browsers round boxes to parts of a px. */
const ROUNDING = 0.5;
