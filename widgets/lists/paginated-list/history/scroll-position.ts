/** A scroll position in a list. */
export interface ScrollPosition {
  /** Index of the item at the top of the viewport, or of the last one above it. */
  readonly item: number;
  /** Its distance from the top of the viewport, in px. */
  readonly top: number;
}

/**
 * The first item that is at least partly in the viewport, or the last one if all are above it. Reads the layout.
 * @param holder the element that contains the items
 * @returns undefined if the list is below the viewport or empty
 */
export function scrollPositionIn(holder: Element): ScrollPosition | undefined {
  const items = [...holder.children];
  for (const [item, element] of items.entries()) {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom > 0 || item === items.length - 1)
      return top > innerHeight ? undefined : { item, top: Math.round(top) };
  }
  return undefined;
}

/** Scrolls an item to its former position. */
export function scrollBack(holder: Element, { item = -1, top = 0 }: Partial<ScrollPosition>): void {
  const target = holder.children[item];
  if (target) scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Detects whether the visitor scrolls: from then on the page must not scroll itself.
 * @returns a function that returns whether the visitor has scrolled
 */
export function watchMoves(signal: AbortSignal): () => boolean {
  let hasMoved = false;
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(
      name,
      () => {
        hasMoved = true;
      },
      { signal, once: true, passive: true },
    );
  }
  return () => hasMoved;
}
