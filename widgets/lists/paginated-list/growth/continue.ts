/** Keys that scroll a page down. */
const DOWN = new Set(['End', 'PageDown', 'ArrowDown', ' ']);
/** Elements that use these keys themselves: fields, buttons and players. */
const WITHOUT_KEYS = 'body,a[href],[tabindex="-1"]';
/** Milliseconds without a wheel event after which the next one belongs to another gesture. */
const NEXT_GESTURE = 200;
/** Px that a finger moves before it scrolls. */
const SLOP = 8;

/** Calls a function when the visitor scrolls down by a key, before the browser does. */
export function onScrollKey(run: () => void, signal: AbortSignal): void {
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
 * Calls a function when the visitor starts to scroll down by a wheel or a finger, even at the end of the page, where
 * nothing moves. A wheel that is still slowing down is not a new gesture.
 */
export function onScrollGesture(run: () => void, signal: AbortSignal): void {
  let lastWheel = Number.NEGATIVE_INFINITY;
  let touchedAt: number | undefined;
  addEventListener(
    'wheel',
    ({ timeStamp, deltaY, ctrlKey }) => {
      const isNext = timeStamp - lastWheel > NEXT_GESTURE;
      lastWheel = timeStamp;
      // With Ctrl, or two fingers on a touchpad, the wheel zooms.
      if (isNext && deltaY > 0 && !ctrlKey) run();
    },
    { signal, passive: true },
  );
  addEventListener(
    'touchstart',
    ({ touches }) => {
      touchedAt = touches.length === 1 ? touches[0]?.clientY : undefined;
    },
    { signal, passive: true },
  );
  addEventListener(
    'touchmove',
    ({ touches }) => {
      const [touch] = touches;
      if (!touch || touchedAt === undefined || touchedAt - touch.clientY < SLOP) return;
      touchedAt = undefined;
      run();
    },
    { signal, passive: true },
  );
}
