import { debounce } from '../../platform/time/debounce.ts';
import { watch } from '../../platform/viewport/watch.ts';
import { drawIcon, drawShape } from '../icon/draw-icon.ts';
import { pause, play } from '../icon/shapes.ts';
import { createRotation } from './rotation.ts';
import type { Slider } from './slider.ts';
import { sliderButton } from './slider-buttons.ts';
import { PAUSE, PLAY } from './texts.ts';

interface AutoplayOptions {
  /** Milliseconds between two steps. */
  readonly every: number;
  /** The number of automatic steps. */
  readonly steps: number;
  /** Milliseconds for which it pauses after the visitor has moved the row. */
  readonly pauseAfterUse: number;
  readonly signal: AbortSignal;
}

/**
 * Moves a slider automatically, under the visitor's control (WCAG 2.2.2): a button next to those of the slider pauses
 * and resumes. It pauses while the slider is hovered or has the keyboard focus, out of view, in a hidden tab, and if
 * all items fit; it never moves while the visitor prefers reduced motion.
 * @param slider the slider to move
 */
export function createAutoplay(
  slider: Slider,
  { every, steps, pauseAfterUse, signal }: AutoplayOptions,
): void {
  const { track, buttons } = slider;
  let isPlaying = true;
  const rotation = createRotation({
    every,
    steps,
    advance: slider.advance,
    onEnd: () => show(false),
    signal,
  });
  const icon = drawIcon(pause);
  const toggle = sliderButton(PAUSE, icon, () => {
    show(!isPlaying);
    rotation.hold('visitor', !isPlaying);
    if (isPlaying) rotation.restart();
  });
  buttons.element.prepend(toggle);

  function show(playing: boolean) {
    isPlaying = playing;
    toggle.setAttribute('aria-label', playing ? PAUSE : PLAY);
    drawShape(icon, playing ? pause : play);
  }

  rotation.hold('out of view', true);
  watch(track, (isInView) => rotation.hold('out of view', !isInView), { strict: true, signal });
  const hide = () => rotation.hold('hidden tab', document.hidden);
  document.addEventListener('visibilitychange', hide, { signal });
  hide();

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const calmDown = () => {
    rotation.hold('less motion', calm.matches);
    toggle.hidden = calm.matches;
  };
  calm.addEventListener('change', calmDown, { signal });
  calmDown();

  const letGo = debounce(() => rotation.hold('in use', false), pauseAfterUse, signal);
  const use = () => {
    rotation.hold('in use', true);
    letGo();
  };
  for (const part of [track, buttons.back, buttons.forward]) {
    part.addEventListener('click', use, { signal });
    part.addEventListener('pointerdown', use, { signal });
    // Touch has no hover: every touch counts as use.
    part.addEventListener(
      'pointerenter',
      ({ pointerType }) => rotation.hold('pointer', pointerType !== 'touch'),
      {
        signal,
      },
    );
    part.addEventListener('pointerleave', () => rotation.hold('pointer', false), { signal });
    // A clicked button keeps the focus, which the visitor does not notice.
    part.addEventListener(
      'focusin',
      ({ target }) => rotation.hold('focus', target instanceof Element && target.matches(':focus-visible')),
      { signal },
    );
    part.addEventListener('focusout', () => rotation.hold('focus', false), { signal });
  }
}
