import { onAbort } from '../../platform/dom/on-abort.ts';
import { debounce } from '../../platform/time/debounce.ts';
import { isMotionReduced } from '../overlay/motion.ts';
import { dragToScroll, OWN } from './drag-to-scroll.ts';
import { measureRow } from './measure-row.ts';
import { type Direction, type RowState, restTarget, rowState, type Step, stepTarget } from './positions.ts';
import { watchRow } from './watch-row.ts';

/** Milliseconds without scrolling after which scrolling has ended; not all browsers have `scrollend`. */
const REST = 150;

interface RowOptions {
  readonly step?: Step;
  /** Removes all handling. */
  readonly signal: AbortSignal;
  /** Called at once, and when the ends or the visible items may have changed. */
  readonly onChange: (state: RowState) => void;
  /** Called when the row comes to rest after scrolling. */
  readonly onRest?: (state: RowState) => void;
}

/** Controls of a row. */
export interface Row {
  /** Scrolls one step forwards or back. */
  step(direction: Direction): void;
  /** Scrolls to the first or last item. */
  toEnd(direction: Direction): void;
}

/**
 * Adds keys, mouse dragging and steps to a scrolling row, without React; swiping, snapping and the wheel are the
 * browser's own. Sizes, items and positions are observed. Works in both reading directions. Used by the carousel part
 * and by every server-rendered slider.
 * @param track the element that scrolls, with `data-slider-track`; its children are the items
 */
export function createRow(track: HTMLElement, { step, signal, onChange, onRest }: RowOptions): Row {
  const measures = measureRow(track);
  let goal: number | undefined;
  let isHeld = false;

  const state = () => rowState(measures.position(), measures.places());
  const changed = () => onChange(state());
  const rest = debounce(
    () => {
      // Scrolling may pause while the pointer is still down.
      if (isHeld) return;
      goal = undefined;
      delete track.dataset.dragging;
      const still = state();
      onChange(still);
      onRest?.(still);
    },
    REST,
    signal,
  );

  function scrollTo(left: number) {
    goal = left;
    track.scrollTo({ left: left * measures.side(), behavior: isMotionReduced() ? 'instant' : 'smooth' });
    rest();
  }

  const row: Row = {
    // A second click starts from the target of the first one, not from the current position.
    step: (direction) => scrollTo(stepTarget(measures.position(goal), measures.places(), direction, step)),
    toEnd: (direction) => scrollTo(direction === 1 ? measures.position().total : 0),
  };

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if ((event.target as Element).closest(OWN)) return;
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    move(row, measures.side());
  }

  const letGo = () => {
    goal = undefined;
  };
  track.addEventListener('keydown', press, { signal });
  track.addEventListener('wheel', letGo, { signal, passive: true });
  track.addEventListener('pointerdown', letGo, { signal });
  // This only starts a timer: the observers report the visible items.
  track.addEventListener('scroll', rest, { signal, passive: true });
  dragToScroll(track, {
    signal,
    onStart: () => {
      isHeld = true;
      track.dataset.dragging = '';
    },
    onEnd: (direction) => {
      isHeld = false;
      const onwards = direction === measures.side() ? 1 : -1;
      scrollTo(restTarget(measures.position(), measures.places(), onwards));
    },
  });
  watchRow(track, {
    signal,
    onMove: changed,
    onResize: () => {
      measures.forget();
      changed();
    },
  });
  onAbort(signal, () => delete track.dataset.dragging);
  changed();
  return row;
}

/** Actions of the keys; the arrows point in the direction of scrolling in both reading directions. */
const KEYS: Readonly<Record<string, ((row: Row, side: 1 | -1) => void) | undefined>> = {
  ArrowRight: (row, side) => row.step(side),
  ArrowLeft: (row, side) => row.step(side === 1 ? -1 : 1),
  Home: (row) => row.toEnd(-1),
  End: (row) => row.toEnd(1),
};
