/** The scroll position of a row, in CSS px from the row's start. */
export interface RowPosition {
  /** The scroll offset from the start. */
  readonly left: number;
  /** The visible width. */
  readonly width: number;
  /** The total width. */
  readonly total: number;
}

/** An item's position in the row, in CSS px from the row's start. */
export interface ItemPlace {
  readonly left: number;
  readonly width: number;
}

/** The state of a row: its ends, and the visible items, counted from 1. */
export interface RowState {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly first: number;
  /** The last visible item; undefined unless several are visible. */
  readonly last?: number | undefined;
  readonly count: number;
}

/** The state of a row that is not measured yet. */
export const UNKNOWN_ROW: RowState = { atStart: true, atEnd: true, first: 0, count: 0 };

export type Direction = 1 | -1;

/** The length of a step: a number of px, one item, or undefined for as many whole items as are visible. */
export type Step = number | 'item' | undefined;

/** Browsers round scroll positions, so that a row may stop just short of its end. */
const TOLERANCE = 1;

/** Returns the state of a row. An item is visible if more than half of it can be seen. */
export function rowState({ left, width, total }: RowPosition, items: readonly ItemPlace[]): RowState {
  const seen = items.flatMap((item, index) => {
    const visible = Math.min(item.left + item.width, left + width) - Math.max(item.left, left);
    return visible > item.width / 2 ? [index + 1] : [];
  });
  return {
    atStart: left <= TOLERANCE,
    atEnd: left + width >= total - TOLERANCE,
    first: seen[0] ?? 0,
    last: seen.slice(1).at(-1),
    count: items.length,
  };
}

/** Whether two states are equal. */
export function isSameState(one: RowState, other: RowState): boolean {
  return (Object.keys(one) as (keyof RowState)[]).every((key) => one[key] === other[key]);
}

/**
 * Returns the scroll position after a step.
 * @param row the row; its `left` is the target of a step in progress
 * @param items the items' positions
 * @param direction 1 forwards, -1 back
 * @param step the length; it never skips an item, unless it is given in px
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

/** Returns the scroll position after a drag: the start of the next item in its direction. */
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
    // Steps forward to the first item that is not fully visible; if it is wider than the row, the position still
    // changes.
    const next = items.find(
      ({ left, width }) => left > row.left + TOLERANCE && left + width > row.left + row.width + TOLERANCE,
    );
    return next?.left ?? page;
  }
  // Steps back so far that the last item that was not fully visible becomes visible.
  const last = items.findLast((item) => item.left < row.left - TOLERANCE);
  if (!last) return page;
  const from = last.left + last.width - row.width - TOLERANCE;
  // An item that is wider than the row is scrolled by the row's width.
  if (last.left < from) return Math.max(page, last.left);
  return items.find(({ left }) => left >= from)?.left ?? page;
}
