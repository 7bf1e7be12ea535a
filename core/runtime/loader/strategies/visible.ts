import type { Strategy } from './strategy.ts';

/** How far outside the viewport a hook starts where the manifest names no other distance. */
const MARGIN = '200px';

/** Dispatched on a hook that nears the viewport; does not bubble. */
const NEAR = 'nmt:near';

const observers: Record<string, IntersectionObserver> = {};

/**
 * When the hook nears the viewport. One observer serves all hooks of the same margin: a page may have a thousand, and an
 * observer each costs four times as much. A hook that has ended stays observed; `start` does nothing then.
 */
export const visible: Strategy = ({ hook, route, start }) => {
  const rootMargin = route.detail || MARGIN;
  hook.addEventListener(NEAR, start);
  observers[rootMargin] = observers[rootMargin] || new IntersectionObserver(notifyNear, { rootMargin });
  (observers[rootMargin] as IntersectionObserver).observe(hook);
};

function notifyNear(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) {
      observer.unobserve(target);
      target.dispatchEvent(new Event(NEAR));
    }
  }
}
