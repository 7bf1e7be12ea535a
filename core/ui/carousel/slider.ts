import { createStore, type StoreApi } from 'zustand/vanilla';
import { setAttributes } from '../../platform/dom/undo.ts';
import type { ViewPlace } from '../../runtime/feature/view-place.ts';
import { type Direction, isSameState, type RowState, type Step, UNKNOWN_ROW } from './positions.ts';
import { createRow } from './row.ts';
import { findHead, findTrack, sliderParts } from './slider-parts.ts';

interface SliderOptions {
  /** The feature's name, for messages. */
  readonly feature: string;
  readonly step?: Step;
  /** With this many items or fewer there are no buttons, even if not all of them fit. */
  readonly buttonsAbove?: number;
  /** Restores the hook. */
  readonly signal: AbortSignal;
}

interface SliderState {
  readonly row: RowState;
  /** The state of the row at rest after the visitor moved it; undefined before that. */
  readonly rested: RowState | undefined;
  /** Whether there is something to scroll and the slider has enough items for buttons. */
  readonly hasButtons: boolean;
}

/** A slider, for the view `SliderControls`. */
export interface Slider {
  readonly store: Pick<StoreApi<SliderState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly track: HTMLElement;
  /** Whether the server sent the line with the heading, which gets the buttons. */
  readonly hasHead: boolean;
  /** Scrolls one step. */
  readonly move: (direction: Direction) => void;
  /** Scrolls one step, or from the end back to the start, without an announcement. */
  readonly advance: () => void;
}

/** Returns the position of `SliderControls`: in the line with the heading, or above the row. */
export const sliderPlace: ViewPlace = (hook) => {
  const head = findHead(hook);
  return head
    ? { of: head, position: 'beforeend' }
    : { of: findTrack(hook) ?? hook, position: 'beforebegin' };
};

/**
 * Turns a server-rendered row of items into a slider: keys, mouse dragging, and steps for its buttons. Without it the
 * row is a plain scroll container. The server's markup marks the parts, and slider.reserve.css styles them:
 *
 * - `data-slider-track` on the row; its children are the items, which may be added and removed,
 * - `data-slider-head` on the line above it with the heading, which reserves space for the buttons.
 *
 * Without these, the list in the hook is the row, and its buttons get a line of their own.
 * @param hook the element around both
 * @throws TypeError if there is no row
 */
export function createSlider(hook: HTMLElement, options: SliderOptions): Slider {
  const { feature, step, buttonsAbove = 0, signal } = options;
  const { track, head, name: heading } = sliderParts(hook, feature, signal);
  const served = { tabindex: track.getAttribute('tabindex'), label: track.getAttribute('aria-label') };
  // The row is focusable while it can scroll, and then needs a name.
  const name = served.label ?? heading;
  const store = createStore<SliderState>(() => ({
    row: UNKNOWN_ROW,
    rested: undefined,
    hasButtons: false,
  }));

  /** Whether the row moves automatically: such moves are not announced. */
  let isAdvancing = false;
  const takeOver = () => {
    isAdvancing = false;
  };
  for (const use of ['keydown', 'pointerdown', 'wheel']) {
    track.addEventListener(use, takeOver, { signal, passive: true });
  }

  const row = createRow(track, {
    step,
    signal,
    onChange(state) {
      const isWhole = state.atStart && state.atEnd;
      setAttributes(
        track,
        { tabindex: isWhole ? served.tabindex : '0', 'aria-label': isWhole ? served.label : name },
        signal,
      );
      if (isSameState(state, store.getState().row)) return;
      store.setState({ row: state, hasButtons: !isWhole && state.count > buttonsAbove });
    },
    // Scrolling may end more than once: browsers can start a smooth scroll late.
    onRest: (rested) => isAdvancing || store.setState({ rested }),
  });
  return {
    store,
    track,
    hasHead: head !== undefined,
    move(direction) {
      takeOver();
      row.step(direction);
    },
    advance() {
      isAdvancing = true;
      if (store.getState().row.atEnd) row.toEnd(-1);
      else row.step(1);
    },
  };
}
