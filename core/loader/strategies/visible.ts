import type { Strategy } from './strategy.ts';

/** How far outside the viewport a hook starts where the manifest names no other distance. */
const MARGIN = '200px';

const observers: Record<string, IntersectionObserver> = {};

/** What starts the features of a hook. */
const starts = new WeakMap<Element, () => void>();

/** When the hook nears the viewport. One observer serves all hooks of the same margin. */
export const visible: Strategy = (start, { hook, detail, signal }) => {
  const margin = detail || MARGIN;
  observers[margin] = observers[margin] || new IntersectionObserver(onIntersect, { rootMargin: margin });
  const observer = observers[margin] as IntersectionObserver;
  const other = starts.get(hook);
  const both = () => {
    if (other) other();
    start();
  };
  starts.set(hook, both);
  observer.observe(hook);
  signal.addEventListener('abort', () => observer.unobserve(hook));
};

function onIntersect(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    (starts.get(target) as () => void)();
  }
}
