import { debounce } from '../../../core/platform/time/debounce.ts';
import { isMotionReduced } from '../../../core/ui/overlay/motion.ts';

/** Minimum length of a swipe, in px. */
const SWIPE = 40;
/** Milliseconds after the last scroll event after which scrolling has ended, because Safari has no event for that. */
const SETTLED = 150;

interface MovesOptions {
  readonly count: number;
  /** Whether an element uses the arrow keys and touches itself, such as a player. */
  readonly isOwn: (target: EventTarget | null) => boolean;
  /** Called when another slide is reached. */
  readonly onMove: (index: number) => void;
  readonly signal: AbortSignal;
}

/** Moves between slides. */
interface Moves {
  /** Moves by 1 or -1; stays at the ends. */
  by(step: 1 | -1): void;
}

/**
 * Moves through a row of slides by arrow keys, swipes and scrolling.
 * @param hook element whose key events are handled
 * @param row the scrolling row; each slide is as wide as the row
 * @param options see {@link MovesOptions}
 */
export function createMoves(
  hook: HTMLElement,
  row: HTMLElement,
  { count, isOwn, onMove, signal }: MovesOptions,
): Moves {
  let current = 0;
  /**
   * The position at which the only finger was put down; undefined while two fingers zoom, or the page is zoomed in and
   * being moved.
   */
  let start: { readonly x: number; readonly y: number } | undefined;

  const set = (index: number) => {
    if (index === current) return;
    current = index;
    onMove(index);
  };
  const by = (step: 1 | -1) => {
    const index = Math.min(count - 1, Math.max(0, current + step));
    if (index === current) return;
    row.scrollTo({ left: index * row.clientWidth, behavior: isMotionReduced() ? 'instant' : 'smooth' });
    set(index);
  };
  hook.addEventListener(
    'keydown',
    (event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (step === undefined || !isPlain || event.defaultPrevented || isOwn(event.target)) return;
      event.preventDefault();
      by(step);
    },
    { signal },
  );
  row.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [touch, other] = touches;
      const isZoomedIn = (window.visualViewport?.scale ?? 1) > 1;
      start = touch && !other && !isZoomedIn ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    { signal, passive: true },
  );
  row.addEventListener(
    'touchend',
    ({ changedTouches, target }) => {
      const touch = changedTouches[0];
      if (!touch || !start || isOwn(target)) return;
      const x = touch.clientX - start.x;
      if (Math.abs(x) >= SWIPE && Math.abs(x) > Math.abs(touch.clientY - start.y)) by(x < 0 ? 1 : -1);
    },
    { signal, passive: true },
  );
  const settle = () => {
    if (row.clientWidth > 0)
      set(Math.min(count - 1, Math.max(0, Math.round(row.scrollLeft / row.clientWidth))));
  };
  row.addEventListener('scroll', debounce(settle, SETTLED, signal), { signal, passive: true });
  return { by };
}
