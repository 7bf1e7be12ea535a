import { observe } from '../../platform/dom/observe.ts';

/** Visible parts of an item at which the row is looked at again. */
const CHANGES = [0, 0.5, 0.99];

/** The changes of a row that are reported. */
interface RowChanges {
  /** Items came into view or left it. Called when the browser has laid out the page: reading sizes costs nothing. */
  readonly onMove: () => void;
  /** The row or one of its items has another size, or items were added or removed. */
  readonly onResize: () => void;
  readonly signal: AbortSignal;
}

/**
 * Watches a scrolling row by observers, so that scrolling itself runs no code that looks at the layout. Items that
 * are added later are watched as well.
 * @param track the element that scrolls; its children are the items
 */
export function watchRow(track: HTMLElement, { onMove, onResize, signal }: RowChanges): void {
  const sizes = new ResizeObserver(onResize);
  const view = new IntersectionObserver(onMove, { root: track, threshold: CHANGES });
  const watch = (item: Element) => {
    sizes.observe(item);
    view.observe(item);
  };
  const items = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const item of removedNodes) {
        if (!(item instanceof Element)) continue;
        sizes.unobserve(item);
        view.unobserve(item);
      }
      for (const item of addedNodes) if (item instanceof Element && item.parentNode === track) watch(item);
    }
    onResize();
  });
  observe(sizes, [track, ...track.children], signal);
  observe(view, track.children, signal);
  observe(items, track, signal, { childList: true });
}
