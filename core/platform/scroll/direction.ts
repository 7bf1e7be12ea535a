import { emit } from '../../runtime/bus/bus.ts';
import { onAbort } from '../dom/on-abort.ts';
import { watchPageEnd } from './page-end.ts';
import { type ScrollDirection, type Travel, travel, withinPage } from './travel.ts';

/** Where the page is scrolled to. */
export interface Scrolled {
  /** Px from the top, never beyond either end of the page. */
  readonly position: number;
  /** Undefined until the visitor has scrolled. */
  readonly direction: ScrollDirection | undefined;
}

type Listener = (scrolled: Scrolled) => void;

const listeners = new Set<Listener>();
let recording = new AbortController();
/** Looks in the next frame. */
let lookSoon = () => {};

/**
 * Records in which direction the visitor scrolls, once for all who ask: as `data-scroll-direction` on the root
 * element, as the event `header:direction` on the bus, and as a DOM event of that name on the root element, each
 * only when the direction changes [sticky-header-2, sticky-header-3]. A single passive listener looks at most once
 * per animation frame, and at nothing but `scrollY`.
 * @param listener told where the page is scrolled to: first in the next frame, then in each frame in which the
 *   visitor scrolls
 * @param signal ends it; with the last who asked, the recording ends and the attribute goes
 */
export function followScroll(listener: Listener, signal: AbortSignal): void {
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

/** @returns looks in the next frame */
function record(signal: AbortSignal): () => void {
  const end = watchPageEnd(signal);
  let known: Travel | undefined;
  let frame = 0;

  const look = () => {
    frame = 0;
    const position = withinPage(scrollY, end());
    const before = known?.direction;
    // Where the visitor is at first is no direction yet: a page that is opened anew begins where it was left.
    known = known ? travel(known, position) : { direction: undefined, farthest: position };
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
