import { observe } from '../../platform/dom/observe.ts';

/** Visible fractions of an item at which the row is measured again. */
const CHANGES = [0, 0.5, 0.99];

/** Callbacks for changes of a row. */
interface RowChanges {
  /** Called when items entered or left the view, after the browser's layout, so reading sizes is cheap. */
  readonly onMove: () => void;
  /** Called when the row or an item changed its size, or items were added or removed. */
  readonly onResize: () => void;
  readonly signal: AbortSignal;
}

/**
 * Watches a scrolling row with observers, so that scrolling itself never reads the layout. Items that are added later
 * are observed as well.
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
