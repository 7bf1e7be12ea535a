import { onAbort } from '../../platform/dom/on-abort.ts';

/** The order in which the server sent the elements, by the signal that restores it. */
const served = new WeakMap<AbortSignal, Map<Element, readonly HTMLElement[]>>();

/**
 * Sorts the items of a list in place, each list separately; nodes between them stay. Equal items keep their order.
 * @param items elements that the server sent
 * @param compare as for `Array.sort`
 * @param signal restores the server's order
 */
export function sortItems(
  items: readonly HTMLElement[],
  compare: (one: HTMLElement, other: HTMLElement) => number,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const wanted = new Set(items);
  const lists = new Set(items.flatMap(({ parentElement }) => parentElement ?? []));
  const known = served.get(signal) ?? startRestoring(signal);
  for (const list of lists) {
    const own = [...(list.children as HTMLCollectionOf<HTMLElement>)].filter((child) => wanted.has(child));
    const sorted = [...own].sort(compare);
    if (sorted.every((item, index) => item === own[index])) continue;
    if (!known.has(list)) known.set(list, [...(list.children as HTMLCollectionOf<HTMLElement>)]);
    arrange(own, sorted);
  }
}

function startRestoring(signal: AbortSignal): Map<Element, readonly HTMLElement[]> {
  const orders = new Map<Element, readonly HTMLElement[]>();
  served.set(signal, orders);
  onAbort(signal, () => {
    for (const [list, order] of orders) {
      const left = new Set(order.filter(({ parentElement }) => parentElement === list));
      const places = [...(list.children as HTMLCollectionOf<HTMLElement>)].filter((child) => left.has(child));
      arrange(places, [...left]);
    }
  });
  return orders;
}

/** Moves elements to the positions of others. */
function arrange(places: readonly HTMLElement[], order: readonly HTMLElement[]): void {
  const markers = places.map((place) => {
    const marker = document.createComment('');
    place.before(marker);
    return marker;
  });
  for (const [index, marker] of markers.entries()) {
    const item = order[index];
    if (item) marker.replaceWith(item);
  }
}
