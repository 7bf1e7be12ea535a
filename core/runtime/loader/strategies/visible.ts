import type { Strategy } from './strategy.ts';

/** How far outside the viewport a hook starts where the manifest names no other distance. */
const MARGIN = '200px';

/** Tells a hook that it nears the viewport; does not bubble. */
const NEAR = 'nmt:near';

const observers: Record<string, IntersectionObserver> = {};

/** When the hook nears the viewport. One observer serves all hooks of the same margin. */
export const visible: Strategy = (start, { hook, detail, signal }) => {
  const rootMargin = detail || MARGIN;
  observers[rootMargin] = observers[rootMargin] || new IntersectionObserver(tellNear, { rootMargin });
  const observer = observers[rootMargin] as IntersectionObserver;
  hook.addEventListener(NEAR, start, { signal });
  signal.addEventListener('abort', () => observer.unobserve(hook));
  observer.observe(hook);
};

function tellNear(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    target.dispatchEvent(new Event(NEAR));
  }
}
