/** The position of an element, in px from a corner of the page or the viewport. */
export type Place = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

interface Placed {
  readonly place: Place;
}

/** The minimum size of a group: a smaller one saves nothing, because its two ends stay observed. */
const FEWEST = 4;

/**
 * Divides elements into groups of neighbours: each element is below or to the right of the previous one, and no group
 * is larger than a given extent. Elements that are not rendered, or have too few neighbours, are in no group.
 * @param elements the elements with their positions, in document order
 * @param extent the maximum height and width of a group, in px
 */
export function groupByPlace<Element extends Placed>(
  elements: readonly Element[],
  extent: number,
): Element[][] {
  const groups: Element[][] = [];
  let around: Place | undefined;
  for (const element of elements) {
    const { place } = element;
    if (place.right === place.left && place.bottom === place.top) continue;
    const group = groups.at(-1);
    const before = group?.at(-1);
    const wider = around && union(around, place);
    if (group && before && wider && goesOn(before.place, place) && fits(wider, extent)) {
      group.push(element);
      around = wider;
    } else {
      groups.push([element]);
      around = place;
    }
  }
  return groups.filter(({ length }) => length >= FEWEST);
}

function goesOn(before: Place, { top, left }: Place): boolean {
  return top > before.top || (top === before.top && left >= before.left);
}

function union(one: Place, other: Place): Place {
  return {
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    left: Math.min(one.left, other.left),
  };
}

function fits({ top, right, bottom, left }: Place, extent: number): boolean {
  return bottom - top <= extent && right - left <= extent;
}
