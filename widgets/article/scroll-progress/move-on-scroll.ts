import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { type Measures, progressAt, STEPS } from './progress.ts';

/**
 * Moves the bar with scroll events, at most once per frame and without measuring: for browsers without scroll timelines
 * (Firefox, Safari before 26).
 * @returns a function that updates the measures
 */
export function moveOnScroll(bar: HTMLElement, signal: AbortSignal): (measures: Measures) => void {
  let measures: Measures | undefined;
  let frame = 0;
  const draw = () => {
    frame = 0;
    if (!measures) return;
    const steps = Math.floor(progressAt(scrollY, measures) * STEPS);
    bar.style.backgroundSize = `${(steps / STEPS) * 100}% 100%`;
  };
  const scrolled = () => {
    frame ||= requestAnimationFrame(draw);
  };
  addEventListener('scroll', scrolled, { signal, passive: true });
  onAbort(signal, () => cancelAnimationFrame(frame));
  return (now) => {
    measures = now;
    scrolled();
  };
}
