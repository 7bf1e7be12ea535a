/** Keys that scroll a page down. */
const DOWN = new Set(['End', 'PageDown', 'ArrowDown', ' ']);
/** What leaves such keys to the page when it has the focus; fields, buttons and players have their own use for them. */
const WITHOUT_KEYS = 'body,a[href],[tabindex="-1"]';

/**
 * Tells when the reader scrolls on by a key, before the browser does. A wheel or a finger is no reason for a page to
 * change under it, and what is pressed on must not move away.
 */
export function onScrollDown(run: () => void, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    ({ key, target, defaultPrevented, ctrlKey, altKey, shiftKey }) => {
      if (defaultPrevented || ctrlKey || altKey || shiftKey || !DOWN.has(key)) return;
      if (target instanceof Element && target.matches(WITHOUT_KEYS)) run();
    },
    { signal },
  );
}

/**
 * Tells when an element comes into the window or leaves it, and when it is a window's height below, or is no longer;
 * and once at the beginning.
 */
export function onSight(element: Element, run: () => void, signal: AbortSignal): void {
  for (const rootMargin of ['0px', '0px 0px 100%']) {
    const observer = new IntersectionObserver(run, { rootMargin });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
