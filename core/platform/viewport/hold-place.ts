/** Where visitors look: a third of the way down the window. */
const LINE = 1 / 3;
/** More siblings than this are not tried where what the visitor looked at went away. */
const SPARE = 3;

/** An element, and where it was, in px from the top of the window. */
interface Place {
  readonly element: Element;
  readonly top: number;
}

/**
 * Changes the page without moving what the visitor is looking at: what stands a third of the way down the window
 * stays there, or, where it goes, what stood next to it. Browsers do something of the kind by themselves (CSS
 * Scroll Anchoring), except Safari, and except at the top of a page. Reads the layout twice.
 * @param change changes the page
 * @param held what is held instead, such as the button that was pressed
 */
export function holdPlace(change: () => void, held?: Element): void {
  const places = held ? [placeOf(held)] : placesAt(innerHeight * LINE);
  change();
  const place = places.find(({ element }) => element.isConnected && isInFlow(element));
  const moved = place ? place.element.getBoundingClientRect().top - place.top : 0;
  // Browsers scroll by whole pixels of the screen.
  if (Math.abs(moved) >= 0.5) scrollBy({ top: moved, behavior: 'instant' });
}

/** What crosses a line of the window, from the innermost to the outermost, each with its neighbours. */
function placesAt(line: number): Place[] {
  const places: Place[] = [];
  let element: Element | undefined = document.body;
  while (element) {
    const children: Element[] = [...element.children];
    const index = children.findIndex(
      (child) => isInFlow(child) && child.getBoundingClientRect().bottom > line,
    );
    const near = [
      ...children.slice(Math.max(index, 0), index + 1 + SPARE),
      ...children.slice(Math.max(index - 1, 0), Math.max(index, 0)),
    ];
    if (index >= 0) places.unshift(...near.filter(isInFlow).map(placeOf));
    element = children[index];
  }
  return places;
}

function placeOf(element: Element): Place {
  return { element, top: element.getBoundingClientRect().top };
}

/** What has a box that scrolls along with the page. */
function isInFlow(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  const { position, float } = getComputedStyle(element);
  return !/fixed|sticky|absolute/.test(position) && float === 'none';
}
