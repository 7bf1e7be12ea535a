import { debounce } from '../../time/debounce.ts';
import { dragToScroll } from './drag.ts';
import {
  type Direction,
  type ItemPlace,
  type RowPosition,
  type RowState,
  restTarget,
  rowState,
  stepTarget,
} from './positions.ts';

/** Milliseconds without scrolling after which a row stands still; not all browsers tell (`scrollend`). */
const REST = 150;

interface RowOptions {
  /** Px of a step; without it as many items as can be seen. */
  readonly step?: number | undefined;
  /** Given to the row while a mouse drags it and until it rests: takes the snapping off. */
  readonly draggingClass?: string | undefined;
  /** Ends everything. */
  readonly signal: AbortSignal;
  /** Told at once, and whenever the ends or the visible items change. */
  readonly onChange: (state: RowState) => void;
  /** Told when the row stands still after scrolling. */
  readonly onRest?: (state: RowState) => void;
}

/** Moves a row. */
export interface Row {
  /** One step forwards or back. */
  step(direction: Direction): void;
  /** To its first or last item. */
  toEnd(direction: Direction): void;
}

/**
 * Gives a scrolling row of items keys, dragging by mouse and steps, without React; swiping, snapping and the
 * wheel are the browser's own. Widths, items and positions are watched, not assumed.
 * @param track the element that scrolls; its children are the items
 */
export function createRow(track: HTMLElement, options: RowOptions): Row {
  const { step, draggingClass, signal, onChange, onRest } = options;
  let goal: number | undefined;

  const rest = debounce(
    () => {
      goal = undefined;
      if (draggingClass) track.classList.remove(draggingClass);
      onRest?.(state());
    },
    REST,
    signal,
  );
  const changed = () => onChange(state());
  const state = () => rowState(position(), places());
  const position = (left = track.scrollLeft): RowPosition => ({
    left,
    width: track.clientWidth - inset() * 2,
    total: track.scrollWidth - inset() * 2,
  });
  const inset = () => Number.parseFloat(getComputedStyle(track).paddingInlineStart) || 0;
  const places = (): ItemPlace[] => {
    const start = track.getBoundingClientRect().left + inset() - track.scrollLeft;
    return [...track.children].map((item) => {
      const { left, width } = item.getBoundingClientRect();
      return { left: left - start, width };
    });
  };

  function scrollTo(left: number) {
    goal = left;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
    rest();
  }

  const row: Row = {
    // A second press counts from where the first one leads, not from where the row is by then.
    step: (direction) => scrollTo(stepTarget(position(goal), places(), direction, step)),
    toEnd: (direction) => scrollTo(direction === 1 ? track.scrollWidth : 0),
  };

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if ((event.target as Element).closest('input,select,textarea,[contenteditable],[role="tab"]')) return;
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    move(row);
  }

  const letGo = () => {
    goal = undefined;
  };
  track.addEventListener('keydown', press, { signal });
  track.addEventListener('wheel', letGo, { signal, passive: true });
  track.addEventListener('pointerdown', letGo, { signal });
  track.addEventListener(
    'scroll',
    () => {
      changed();
      rest();
    },
    { signal, passive: true },
  );
  dragToScroll(track, {
    signal,
    onStart: () => draggingClass && track.classList.add(draggingClass),
    onEnd: (direction) => scrollTo(restTarget(position(), places(), direction)),
  });
  watchSize(track, changed, signal);
  changed();
  return row;
}

const KEYS: Readonly<Record<string, ((row: Row) => void) | undefined>> = {
  ArrowRight: (row) => row.step(1),
  ArrowLeft: (row) => row.step(-1),
  Home: (row) => row.toEnd(-1),
  End: (row) => row.toEnd(1),
};

/** Calls back when the row or one of its items changes its size, or items come and go. */
function watchSize(track: HTMLElement, changed: () => void, signal: AbortSignal): void {
  const sizes = new ResizeObserver(changed);
  const observe = () => {
    for (const element of [track, ...track.children]) sizes.observe(element);
  };
  const items = new MutationObserver(() => {
    sizes.disconnect();
    observe();
    changed();
  });
  observe();
  items.observe(track, { childList: true });
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    items.disconnect();
  });
}
