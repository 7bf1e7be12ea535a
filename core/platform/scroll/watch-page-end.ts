import { onAbort } from '../dom/on-abort.ts';

/**
 * Keeps track of the farthest position to which the page can be scrolled. It is measured when the page or the window
 * changes its size, right after layout, and never during scrolling.
 * @param signal ends it
 * @returns a function that returns the position in px; Infinity while unknown
 */
export function watchPageEnd(signal: AbortSignal): () => number {
  let end = Number.POSITIVE_INFINITY;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    end = Math.max(0, root.scrollHeight - innerHeight);
  });
  const observe = () => {
    observer.disconnect();
    // The site's CSS may limit the root element to the window's height.
    observer.observe(root);
    observer.observe(document.body);
  };
  observe();
  // The page keeps its size when only the window's height changes; observing it again causes another measurement.
  addEventListener('resize', observe, { signal, passive: true });
  onAbort(signal, () => observer.disconnect());
  return () => end;
}
