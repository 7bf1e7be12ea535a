import { observe } from '../../platform/dom/observe.ts';

/**
 * The distance in px from the window within which a story starts; its code and its media load at 1000 px [scrolly-1].
 */
const START = '500px 0px';

/**
 * Calls back when a story comes near the window, and when it no longer is.
 * @param hook the element around the story
 * @param onChange called with each change
 * @param signal ends the watch
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
