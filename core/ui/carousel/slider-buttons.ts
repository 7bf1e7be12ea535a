import { create } from '../../platform/dom/create.ts';
import { createSpokenStatus } from '../hidden/spoken-status.ts';
import { chevronLeft, chevronRight } from '../icon/chevrons.ts';
import { drawIcon } from '../icon/draw-icon.ts';
import type { Direction, RowState } from './positions.ts';
import styles from './slider.module.css';
import { AT_END, AT_START } from './texts.ts';

/** The names of a slider's buttons. */
export interface SliderLabels {
  readonly back: string;
  readonly forward: string;
}

/** The two buttons of a slider, and the live region that announces the visible items. */
export interface SliderButtons {
  readonly element: HTMLElement;
  readonly back: HTMLButtonElement;
  readonly forward: HTMLButtonElement;
  /** Shows the buttons, each disabled at its end of the row; undefined hides them. */
  show(state: Pick<RowState, 'atStart' | 'atEnd'> | undefined): void;
  announce(text: string): void;
}

/**
 * Creates a slider's buttons, initially hidden. At an end a button is disabled but keeps the focus, and gives the
 * reason.
 * @param move scrolls the row by one step
 */
export function createSliderButtons(
  labels: SliderLabels,
  move: (direction: Direction) => void,
): SliderButtons {
  const element = create('div', { class: styles.buttons, hidden: true });
  const back = sliderButton(labels.back, drawIcon(chevronLeft), () => move(-1));
  const forward = sliderButton(labels.forward, drawIcon(chevronRight), () => move(1));
  element.append(back, forward);
  const spoken = createSpokenStatus(element);
  return {
    element,
    back,
    forward,
    show(state) {
      element.hidden = !state;
      disable(back, state?.atStart ? AT_START : undefined);
      disable(forward, state?.atEnd ? AT_END : undefined);
    },
    announce(text) {
      spoken.textContent = text;
    },
  };
}

/**
 * Creates a button that looks like the slider's own.
 * @param label its name
 * @param icon from `drawIcon`
 * @param press called on click, unless disabled
 */
export function sliderButton(label: string, icon: SVGSVGElement, press: () => void): HTMLButtonElement {
  const made = create('button', { type: 'button', class: styles.button, 'aria-label': label }, icon);
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') === null) press();
  });
  return made;
}

/** @param reason why it is disabled, as a sentence; undefined enables it */
function disable(button: HTMLButtonElement, reason: string | undefined): void {
  if (reason === undefined) {
    button.removeAttribute('aria-disabled');
    button.removeAttribute('title');
  } else {
    button.setAttribute('aria-disabled', 'true');
    button.title = reason;
  }
}
