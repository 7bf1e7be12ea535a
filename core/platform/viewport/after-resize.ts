import { observe } from '../dom/observe.ts';

/**
 * Calls a function in the frame after elements have changed their size, so that it can change the layout. In a
 * `ResizeObserver`'s own callback, a change that resizes an observed element further up makes the browser report
 * "ResizeObserver loop completed with undelivered notifications" to the page's `error` event, even if another script
 * observes that element.
 * @param elements whose border boxes are observed; the first call has their initial sizes
 * @param run called with the latest entry of each element whose size has changed
 * @param signal ends it
 */
export function afterResize(
  elements: Iterable<Element>,
  run: (entries: readonly ResizeObserverEntry[]) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const latest = new Map<Element, ResizeObserverEntry>();
  let isScheduled = false;
  const deliver = () => {
    isScheduled = false;
    const entries = [...latest.values()];
    latest.clear();
    if (!signal.aborted) run(entries);
  };
  const observer = new ResizeObserver((entries) => {
    for (const entry of entries) latest.set(entry.target, entry);
    if (!isScheduled) requestAnimationFrame(deliver);
    isScheduled = true;
  });
  observe(observer, elements, signal);
}
