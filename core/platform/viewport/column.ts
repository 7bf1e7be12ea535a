import { isInView } from './is-in-view.ts';
import { followersOf, isFixed, pathOf } from './page-flow.ts';

/** The visible parts of the page's columns, for changes of an element above the window. */
export interface ColumnView {
  /** Visible content below the element in its column, which would move. */
  readonly followers: readonly Element[];
  /** Whether content next to that column is visible, which would move if the window were scrolled instead. */
  readonly hasNeighbour: boolean;
}

/**
 * Returns the visible parts of an element's column and of the columns next to it, such as an article and its sidebar.
 * @param element an element with a box
 * @returns undefined if nothing is next to the element or its ancestors
 */
export function columnView(element: Element): ColumnView | undefined {
  const path = pathOf(element);
  const end = path.findLastIndex((node) => siblingsOf(node).some((sibling) => isBeside(sibling, node)));
  const column = path[end];
  if (!column) return undefined;
  const followers = path.slice(0, end).flatMap(followersOf).filter(isInView);
  const beside = siblingsOf(column).filter((sibling) => isBeside(sibling, column));
  return { followers, hasNeighbour: beside.some(showsContent) };
}

function siblingsOf(node: Element): Element[] {
  return [...(node.parentElement?.children ?? [])].filter((sibling) => sibling !== node);
}

/** Whether one element is left or right of another. */
export function isBeside(one: Element, other: Element): boolean {
  if (one.getClientRects().length === 0) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const shareRow = a.top < b.bottom && b.top < a.bottom;
  return shareRow && (a.right <= b.left || b.right <= a.left);
}

/** A column is as high as its row, so its content counts, unless that stays in view when the page scrolls. */
function showsContent(column: Element): boolean {
  return !isFixed(column) && [...column.children].some((child) => isInView(child) && !isFixed(child));
}
