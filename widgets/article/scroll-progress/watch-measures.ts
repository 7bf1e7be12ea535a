import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import type { Measures } from './progress.ts';

/**
 * Measures an article now and whenever its size, its position or the window's size changes. Measuring happens after
 * layout, in the observer's own callback, so that it never forces one.
 * @param article the element that is measured
 * @param measured called at each change
 * @param signal ends it
 */
export function watchMeasures(
  article: Element,
  measured: (measures: Measures) => void,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver(() => {
    const { top, height } = article.getBoundingClientRect();
    measured({ top: top + scrollY, height, window: innerHeight });
  });
  const observe = () => {
    observer.observe(article);
    // Its height changes when an advertisement above the article opens, which moves the article.
    observer.observe(document.documentElement);
  };
  observe();
  // The document's size does not change when only the window's height does; observing again measures again.
  const resized = () => {
    observer.disconnect();
    observe();
  };
  addEventListener('resize', resized, { signal, passive: true });
  onAbort(signal, () => observer.disconnect());
}
