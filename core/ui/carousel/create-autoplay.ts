import { createStore, type StoreApi } from 'zustand/vanilla';
import { debounce } from '../../platform/time/debounce.ts';
import { watch } from '../../platform/viewport/watch.ts';
import { createRotation } from './rotation.ts';
import type { Slider } from './slider.ts';

interface AutoplayOptions {
  /** Milliseconds between two steps. */
  readonly every: number;
  /** The number of automatic steps. */
  readonly steps: number;
  /** Milliseconds for which it pauses after the visitor has moved the row. */
  readonly pauseAfterUse: number;
  readonly signal: AbortSignal;
}

interface AutoplayState {
  /** Whether the visitor allows the movement. */
  readonly isPlaying: boolean;
  /** Whether the visitor prefers reduced motion: the slider then never moves. */
  readonly isMotionReduced: boolean;
}

/** The automatic movement of a slider, for its buttons. */
export interface Autoplay {
  readonly store: Pick<StoreApi<AutoplayState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Pauses or resumes the movement. */
  readonly toggle: () => void;
  /**
   * The ref of the slider's buttons: the slider moves only while its buttons, with the one that pauses it, are on the
   * page, and pauses while they are used.
   */
  readonly whileUsed: (buttons: HTMLElement | null) => () => void;
}

/**
 * Moves a slider automatically, under the visitor's control (WCAG 2.2.2). It pauses while the slider is hovered or has
 * the keyboard focus, out of view, in a hidden tab, and if all items fit.
 * @param slider the slider to move
 */
export function createAutoplay(
  slider: Slider,
  { every, steps, pauseAfterUse, signal }: AutoplayOptions,
): Autoplay {
  const { track } = slider;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const store = createStore<AutoplayState>(() => ({ isPlaying: true, isMotionReduced: calm.matches }));
  const rotation = createRotation({
    every,
    steps,
    advance: slider.advance,
    onEnd: () => store.setState({ isPlaying: false }),
    signal,
  });

  rotation.hold('without buttons', true);
  rotation.hold('out of view', true);
  watch(track, (isInView) => rotation.hold('out of view', !isInView), { strict: true, signal });
  const hide = () => rotation.hold('hidden tab', document.hidden);
  document.addEventListener('visibilitychange', hide, { signal });
  hide();

  const calmDown = () => {
    rotation.hold('less motion', calm.matches);
    store.setState({ isMotionReduced: calm.matches });
  };
  calm.addEventListener('change', calmDown, { signal });
  calmDown();

  const letGo = debounce(() => rotation.hold('in use', false), pauseAfterUse, signal);
  const use = () => {
    rotation.hold('in use', true);
    letGo();
  };
  const observeUse = (part: HTMLElement, until: AbortSignal) => {
    part.addEventListener('click', use, { signal: until });
    part.addEventListener('pointerdown', use, { signal: until });
    part.addEventListener(
      'pointerenter',
      // Touch screens have no hover, so every touch counts as use.
      ({ pointerType }) => rotation.hold('pointer', pointerType !== 'touch'),
      { signal: until },
    );
    part.addEventListener('pointerleave', () => rotation.hold('pointer', false), { signal: until });
    // A clicked button keeps the focus, which visitors with a mouse do not notice.
    part.addEventListener(
      'focusin',
      ({ target }) => rotation.hold('focus', target instanceof Element && target.matches(':focus-visible')),
      { signal: until },
    );
    part.addEventListener('focusout', () => rotation.hold('focus', false), { signal: until });
  };
  observeUse(track, signal);

  return {
    store,
    toggle() {
      const isPlaying = !store.getState().isPlaying;
      store.setState({ isPlaying });
      rotation.hold('visitor', !isPlaying);
      if (isPlaying) rotation.restart();
    },
    whileUsed(buttons) {
      const shown = new AbortController();
      if (buttons) observeUse(buttons, shown.signal);
      rotation.hold('without buttons', false);
      return () => {
        shown.abort();
        rotation.hold('without buttons', true);
        for (const reason of ['pointer', 'focus']) rotation.hold(reason, false);
      };
    },
  };
}
