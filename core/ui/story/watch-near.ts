import { observe } from '../../platform/dom/observe.ts';

/** How far outside the window a story starts; its code and its media come at 1000 px [scrolly-1]. */
const START = '500px 0px';

/**
 * Tells when a story comes near the window, and when it is no longer.
 * @param hook around the story
 * @param told called with each change
 * @param signal ends it
 */
export function watchNear(hook: Element, onChange: (isNear: boolean) => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest) onChange(latest.isIntersecting);
    },
    { rootMargin: START },
  );
  observe(observer, hook, signal);
}
