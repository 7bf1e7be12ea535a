import { onAbort } from '../../platform/dom/on-abort.ts';
import type { RowState, Step } from './positions.ts';
import { createRow } from './row.ts';
import { createSliderButtons, type SliderButtons, type SliderLabels } from './slider-buttons.ts';
import { sliderParts } from './slider-parts.ts';
import { positionText } from './texts.ts';

interface SliderOptions {
  /** The feature's name, for messages. */
  readonly feature: string;
  /** The names of the two buttons. */
  readonly labels: SliderLabels;
  readonly step?: Step;
  /** With this many items or fewer there are no buttons, even if not all of them fit. */
  readonly buttonsAbove?: number;
  /** Called at once, and when the ends, the visible items or their number may have changed. */
  readonly onChange?: (state: RowState) => void;
  /** Restores the hook. */
  readonly signal: AbortSignal;
}

/** A slider. */
export interface Slider {
  readonly track: HTMLElement;
  readonly buttons: SliderButtons;
  /** Scrolls one step, and from the end back to the start, without an announcement. */
  advance(): void;
}

/**
 * Turns a server-rendered row of items into a slider: buttons that are disabled at its ends, keys, and mouse dragging;
 * the visible items are announced politely. Without it the row is a plain scroll container. The server's markup marks
 * the parts, and slider.reserve.css styles them:
 *
 * - `data-slider-track` on the row; its children are the items, which may be added and removed,
 * - `data-slider-head` on the line above it with the heading, which reserves space for the buttons.
 *
 * Without these, the list in the hook is the row, and gets a line of its own.
 * @param hook the element around both
 * @throws TypeError if there is no row
 */
export function createSlider(hook: HTMLElement, options: SliderOptions): Slider {
  const { feature, labels, step, buttonsAbove = 0, onChange, signal } = options;
  const { track, head, name: heading } = sliderParts(hook, feature, signal);
  const served = { tabindex: track.getAttribute('tabindex'), label: track.getAttribute('aria-label') };
  const buttons = createSliderButtons(labels, (direction) => {
    takeOver();
    row.step(direction);
  });
  // The row is focusable while it can scroll, and then needs a name.
  const name = served.label ?? heading;

  let isAtEnd = false;
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
      isAtEnd = state.atEnd;
      const isWhole = state.atStart && state.atEnd;
      buttons.show(isWhole || state.count <= buttonsAbove ? undefined : state);
      set(track, 'tabindex', isWhole ? served.tabindex : '0');
      set(track, 'aria-label', isWhole ? served.label : name);
      onChange?.(state);
    },
    // The row may come to rest more than once: browsers can start a smooth scroll late.
    onRest: (state) => isAdvancing || buttons.announce(positionText(state)),
  });
  head.append(buttons.element);
  onAbort(signal, () => {
    buttons.element.remove();
    set(track, 'tabindex', served.tabindex);
    set(track, 'aria-label', served.label);
  });
  return {
    track,
    buttons,
    advance() {
      isAdvancing = true;
      if (isAtEnd) row.toEnd(-1);
      else row.step(1);
    },
  };
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
