/** The height of the line at which content is held in place: a third of the window from the top. */
const LINE = 1 / 3;
/** The maximum number of siblings to try when the held element is removed. */
const SPARE = 3;

/** An element, and its former distance from the top of the window in px. */
interface Anchor {
  readonly element: Element;
  readonly top: number;
}

/**
 * Changes the page without moving the content in view: the element a third of the way down the window stays in place,
 * or its neighbour if it is removed, or the first element in view if the content ends above that line. Browsers do the
 * same (CSS Scroll Anchoring), except Safari, and except at the top of a page. Reads the layout twice.
 * @param change changes the page
 * @param held the element to hold instead, such as the pressed button
 */
export function anchorScroll(change: () => void, held?: Element): void {
  const anchors = held ? [anchorOf(held)] : anchorsAt(innerHeight * LINE);
  change();
  const anchor = anchors.find(({ element }) => element.isConnected && isInFlow(element));
  const moved = anchor ? anchor.element.getBoundingClientRect().top - anchor.top : 0;
  // Browsers scroll by whole pixels of the screen.
  if (Math.abs(moved) >= 0.5) scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Returns the elements that cross a line of the window, from the innermost to the outermost, each with its neighbours;
 * if the content ends above the line, those around the first element in view.
 */
function anchorsAt(line: number): Anchor[] {
  const anchors: Anchor[] = [];
  let element: Element | undefined = document.body;
  while (element) {
    const children: Element[] = [...element.children];
    const crossing = children.findIndex(endsBelow(line));
    // If the content ends above the line, its first element in view is held, so that content added at its end moves
    // nothing.
    const index = crossing < 0 ? children.findIndex(endsBelow(0)) : crossing;
    const near = [
      ...children.slice(Math.max(index, 0), index + 1 + SPARE),
      ...children.slice(Math.max(index - 1, 0), Math.max(index, 0)),
    ];
    if (index >= 0) anchors.unshift(...near.filter(isInFlow).map(anchorOf));
    element = children[index];
  }
  return anchors;
}

/** Whether an element in the flow ends below a line of the window. */
const endsBelow = (line: number) => (element: Element) =>
  isInFlow(element) && element.getBoundingClientRect().bottom > line;

function anchorOf(element: Element): Anchor {
  return { element, top: element.getBoundingClientRect().top };
}

/** Whether an element has a box that scrolls along with the page. */
function isInFlow(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  const { position, float } = getComputedStyle(element);
  return !/fixed|sticky|absolute/.test(position) && float === 'none';
}
