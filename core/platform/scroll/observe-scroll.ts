import { emit } from '../../runtime/bus/bus.ts';
import { onAbort } from '../dom/on-abort.ts';
import { isAnchoring, type ScrollDirection, type Travel, travel, withinPage } from './travel.ts';
import { watchPageEnd } from './watch-page-end.ts';

/** The scroll position of the page. */
export interface Scrolled {
  /** The distance from the top in px, never beyond either end of the page. */
  readonly position: number;
  /** The direction; undefined until the visitor has scrolled. */
  readonly direction: ScrollDirection | undefined;
}

type Listener = (scrolled: Scrolled) => void;

const listeners = new Set<Listener>();
let recording = new AbortController();
/** Measures in the next frame. */
let lookSoon = () => {};

/**
 * Tracks the scroll direction, once for all listeners: as `data-scroll-direction` on the root element, as the event
 * `header:direction` on the bus, and as a DOM event of that name on the root element, each only when the direction
 * changes [sticky-header-2, sticky-header-3]. A single passive listener reads only `scrollY`, at most once per
 * animation frame.
 * @param listener called with the scroll position: in the next frame, then in each frame with scrolling
 * @param signal ends it; without listeners the tracking ends and the attribute is removed
 */
export function observeScroll(listener: Listener, signal: AbortSignal): void {
  if (signal.aborted) return;
  listeners.add(listener);
  if (listeners.size === 1) {
    recording = new AbortController();
    lookSoon = record(recording.signal);
  }
  lookSoon();
  onAbort(signal, () => {
    listeners.delete(listener);
    if (listeners.size === 0) recording.abort();
  });
}

/** @returns a function that measures in the next frame */
function record(signal: AbortSignal): () => void {
  const end = watchPageEnd(signal);
  let known: Travel = { direction: undefined, farthest: Number.NaN };
  let last = { position: Number.NaN, end: Number.NaN };
  let frame = 0;

  const look = () => {
    frame = 0;
    const now = { position: withinPage(scrollY, end()), end: end() };
    const { position } = now;
    const moved = position - last.position;
    const before = known.direction;
    // The first position has no direction: a reloaded page starts at its former scroll position.
    if (Number.isNaN(moved)) known = { direction: undefined, farthest: position };
    else if (isAnchoring(moved, now.end - last.end)) known = { ...known, farthest: known.farthest + moved };
    else known = travel(known, position);
    last = now;
    const { direction } = known;
    if (direction && direction !== before) dispatch(direction);
    for (const listener of listeners) listener({ position, direction });
  };
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  addEventListener('scroll', soon, { signal, passive: true });
  onAbort(signal, () => {
    cancelAnimationFrame(frame);
    delete document.documentElement.dataset.scrollDirection;
  });
  return soon;
}

function dispatch(direction: ScrollDirection): void {
  const root = document.documentElement;
  root.dataset.scrollDirection = direction;
  emit('header:direction', { direction });
  root.dispatchEvent(new CustomEvent('header:direction', { bubbles: true, detail: { direction } }));
}
