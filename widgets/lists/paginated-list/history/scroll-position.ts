/** A scroll position in a list. */
export interface ScrollPosition {
  /** Index of the item at the window's top, or of the last one above it. */
  readonly item: number;
  /** Its distance below the window's top, in px. */
  readonly top: number;
}

/**
 * The first item that reaches into the window, or the last one if all are above it. Reads the layout.
 * @param holder of the items
 * @returns undefined if the list is below the window or empty
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

/** Scrolls so that an item has its former position. */
export function scrollBack(holder: Element, { item = -1, top = 0 }: Partial<ScrollPosition>): void {
  const target = holder.children[item];
  if (target) scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
}

/**
 * Notices when the visitor scrolls: from then on the page must not.
 * @returns whether the visitor did
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
