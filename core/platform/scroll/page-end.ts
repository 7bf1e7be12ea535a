import { onAbort } from '../dom/on-abort.ts';

/**
 * The farthest position to which the page can be scrolled, kept up to date. It is measured when the page or the
 * window has changed its size, right after the browser has laid it out, and never while the visitor scrolls.
 * @param signal ends it
 * @returns gives the position in px; Infinity as long as it is not known
 */
export function watchPageEnd(signal: AbortSignal): () => number {
  let end = Number.POSITIVE_INFINITY;
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    end = Math.max(0, root.scrollHeight - innerHeight);
  });
  const observe = () => {
    observer.disconnect();
    // The root itself may be held to the window's height by the site's style.
    observer.observe(root);
    observer.observe(document.body);
  };
  observe();
  // The page keeps its size when only the window's height changes; observing anew measures again.
  addEventListener('resize', observe, { signal, passive: true });
  onAbort(signal, () => observer.disconnect());
  return () => end;
}
