import type { Strategy } from './strategy.ts';

/** The default distance from the viewport at which a hook starts. */
const MARGIN = '200px';

/** Dispatched on a hook near the viewport; does not bubble. */
const NEAR = 'nmt:near';

const observers: Record<string, IntersectionObserver> = {};

/**
 * When the hook is near the viewport. All hooks with the same margin share an observer: with a thousand hooks, one
 * observer each costs four times as much. An ended hook stays observed; `start` then has no effect.
 */
export const visible: Strategy = (mount) => {
  const { hook, route } = mount;
  const rootMargin = route.detail || MARGIN;
  hook.addEventListener(NEAR, mount);
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
