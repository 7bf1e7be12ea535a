import { isMotionReduced } from '../overlay/motion.ts';

/** What a menu is doing [sidebar-nav-1]. */
type MenuState = 'closed' | 'opening' | 'open' | 'closing';

/** Milliseconds in which a menu slides, and its columns do [sidebar-nav-2]; Menu.module.css says the same. */
export const SLIDE = 300;

interface Slide {
  /** Begins to open, from wherever it is. */
  readonly open: () => void;
  /** Begins to close, from wherever it is. */
  readonly close: () => void;
  /** Closes at once. */
  readonly stop: () => void;
}

/**
 * Leads a menu through its states, written as `data-menu-state`; the style does the sliding. It goes by the clock: a
 * transition that is cut short, or has nothing to move, ends without telling.
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
      // What was not drawn would be there at once: its style has to be known before it changes.
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
