import { isMotionReduced } from '../overlay/motion.ts';
import type { MENU_STATES } from './menu-states.ts';

type MenuState = (typeof MENU_STATES)[number];

/**
 * The duration in milliseconds in which a menu and its columns slide [sidebar-nav-2]; the same as in Menu.module.css.
 */
export const SLIDE = 300;

interface Slide {
  /** Starts to open, from the current position. */
  readonly open: () => void;
  /** Starts to close, from the current position. */
  readonly close: () => void;
  /** Closes at once. */
  readonly stop: () => void;
}

/**
 * Moves a menu through its states, written as `data-menu-state`; the style animates them. Uses timers: an interrupted
 * or empty transition dispatches no end event.
 */
export function createSlide(element: HTMLElement): Slide {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (state: MenuState) => {
    element.dataset.menuState = state;
  };
  const begin = (now: MenuState, then: MenuState) => {
    clearTimeout(timer);
    if (isMotionReduced()) return set(then);
    set(now);
    timer = setTimeout(set, SLIDE, then);
  };
  set('closed');
  return {
    open() {
      // The browser computes the style before it changes; otherwise there would be no transition.
      void getComputedStyle(element).opacity;
      begin('opening', 'open');
    },
    close: () => begin('closing', 'closed'),
    stop() {
      clearTimeout(timer);
      set('closed');
    },
  };
}
