/** The scroll position of a row; all in CSS px from the row's start. */
export interface RowPosition {
  /** How far it is scrolled. */
  readonly left: number;
  /** How much of it can be seen. */
  readonly width: number;
  /** How long it is. */
  readonly total: number;
}

/** An item's place in the row, in CSS px from the row's start. */
export interface ItemPlace {
  readonly left: number;
  readonly width: number;
}

/** What is known of a row: its ends, and which items can be seen, counted from 1. */
export interface RowState {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

export type Direction = 1 | -1;

/** How far a step goes: px, one item, or, where it is undefined, as many whole items as can be seen. */
export type Step = number | 'item' | undefined;

/** Browsers round scroll positions, so that a row may stop just short of its end. */
const TOLERANCE = 1;

/**
 * Finds the ends of a row and its visible items. An item counts where more than half of it can be seen.
 */
export function rowState({ left, width, total }: RowPosition, items: readonly ItemPlace[]): RowState {
  const seen = items.flatMap((item, index) => {
    const visible = Math.min(item.left + item.width, left + width) - Math.max(item.left, left);
    return visible > item.width / 2 ? [index + 1] : [];
  });
  return {
    atStart: left <= TOLERANCE,
    atEnd: left + width >= total - TOLERANCE,
    first: seen[0] ?? 0,
    last: seen.at(-1) ?? 0,
    count: items.length,
  };
}

/**
 * Where a step leads.
 * @param row the row; its `left` is where the last step leads, when that is still on its way
 * @param items the items' places
 * @param direction 1 forwards, -1 back
 * @param step how far; never so far that an item is skipped, unless it is given in px
 * @returns a scroll position within the row
 */
export function stepTarget(
  row: RowPosition,
  items: readonly ItemPlace[],
  direction: Direction,
  step?: Step,
): number {
  const end = Math.max(0, row.total - row.width);
  return Math.min(end, Math.max(0, target(row, items, direction, step)));
}

function target(row: RowPosition, items: readonly ItemPlace[], direction: Direction, step: Step): number {
  if (step === undefined) return pageTarget(row, items, direction);
  return step === 'item' ? itemTarget(row, items, direction) : row.left + direction * step;
}

/** Where a drag comes to rest: at the start of the next item in its direction. */
export function restTarget(row: RowPosition, items: readonly ItemPlace[], direction: Direction): number {
  const end = Math.max(0, row.total - row.width);
  const places = items.map(({ left }) => left);
  const target =
    direction === 1
      ? places.find((left) => left >= row.left - TOLERANCE)
      : places.findLast((left) => left <= row.left + TOLERANCE);
  return Math.min(end, Math.max(0, target ?? row.left));
}

function itemTarget({ left }: RowPosition, items: readonly ItemPlace[], direction: Direction): number {
  const places = items.map((item) => item.left);
  const next =
    direction === 1
      ? places.find((place) => place > left + TOLERANCE)
      : places.findLast((place) => place < left - TOLERANCE);
  return next ?? left;
}

function pageTarget(row: RowPosition, items: readonly ItemPlace[], direction: Direction): number {
  const page = row.left + direction * row.width;
  if (direction === 1) {
    // The first item that is not wholly visible; where one is wider than the row, at least onwards.
    const next = items.find(
      ({ left, width }) => left > row.left + TOLERANCE && left + width > row.left + row.width + TOLERANCE,
    );
    return next?.left ?? page;
  }
  // As far that the last item which was not wholly visible still is.
  const last = items.findLast((item) => item.left < row.left - TOLERANCE);
  if (!last) return page;
  const from = last.left + last.width - row.width - TOLERANCE;
  // One that is wider than the row is passed a row's width at a time.
  if (last.left < from) return Math.max(page, last.left);
  return items.find(({ left }) => left >= from)?.left ?? page;
}
