import type { Device } from '../plan.ts';
import type { Strategy } from './strategy.ts';

/** The distance from the viewport at which a hook starts, unless its route has another. */
export const DEFAULT_MARGIN = '200px';

/** Dispatched on a hook near the viewport; does not bubble. */
const NEAR = 'nmt:near';

/** The observers by root margin. */
export const observers: Record<string, IntersectionObserver> = {};

/**
 * Starts when the hook is near the viewport, or, with data saving, in it. All hooks with the same margin share an
 * observer: with a thousand hooks, one observer each costs four times as much. An ended hook stays observed; `start`
 * then has no effect.
 */
export const visible: Strategy = (mount) => {
  const { hook, route } = mount;
  const margin = route.detail || DEFAULT_MARGIN;
  const { connection } = navigator as Device;
  // With data saving, content that may never be seen is not loaded.
  const rootMargin = connection && connection.saveData ? '0px' : margin;
  hook.addEventListener(NEAR, mount);
  observers[margin] = observers[margin] || new IntersectionObserver(notifyNear, { rootMargin });
  (observers[margin] as IntersectionObserver).observe(hook);
};

function notifyNear(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const entry of entries) {
    if (entry.isIntersecting) {
      observer.unobserve(entry.target);
      // `Event` is not used, because an old library on the page may have replaced it.
      entry.target.dispatchEvent(new UIEvent(NEAR));
    }
  }
}
