import { isInView } from './is-in-view.ts';
import { followersOf, isFixed, pathOf } from './page-flow.ts';

/** What a reader sees of the columns of a page, where an element above the window changes its size. */
export interface ColumnView {
  /** Visible content that follows the element in its column: it would move. */
  readonly followers: readonly Element[];
  /** Whether content beside that column is visible: it would move if the window were scrolled instead. */
  readonly hasNeighbour: boolean;
}

/**
 * What is visible of an element's column and of those beside it, such as an article and its sidebar.
 * @param element with a box
 * @returns undefined if nothing stands beside the element or what contains it
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

/** Whether one element stands left or right of another. */
export function isBeside(one: Element, other: Element): boolean {
  if (one.getClientRects().length === 0) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const shareRow = a.top < b.bottom && b.top < a.bottom;
  return shareRow && (a.right <= b.left || b.right <= a.left);
}

/** A column is as high as its row: what counts is its content, unless that stays in view when the page scrolls. */
function showsContent(column: Element): boolean {
  return !isFixed(column) && [...column.children].some((child) => isInView(child) && !isFixed(child));
}
