/** The place of an element, in px from one corner of the page or the viewport. */
export type Place = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

interface Placed {
  readonly place: Place;
}

/** The fewest elements of a group: one of fewer saves nothing, because two of it stay observed. */
const FEWEST = 4;

/**
 * Divides elements into groups of neighbours: each goes on downwards or to the right of the one before, and no group
 * is larger than a given extent. Elements that are not rendered, and those without enough neighbours, are in none.
 * @param elements with their places, in the order of the document
 * @param extent the largest height and width of a group, in px
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
