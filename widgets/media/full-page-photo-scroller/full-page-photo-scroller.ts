import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { observeReached } from '../../../core/platform/scroll/observe-reached.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { isMotionReduced, whileMotion } from '../../../core/ui/overlay/motion.ts';
import styles from './full-page-photo-scroller.module.css';
import { createPhotoFiles } from './photo-files.ts';

/**
 * Photos as large as the viewport, behind the texts that scroll over them: an observer reports which text has reached
 * the middle, CSS shows its photo, and only that photo and the next one are fetched [full-page-photo-scroller-1].
 * Visitors who prefer reduced motion get the figures below each other, and each photo loads when it is near
 * [full-page-photo-scroller-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const figures = () => [...hook.querySelectorAll<HTMLElement>(':scope > figure')];
    if (figures().length === 0) throw new TypeError(`${feature}: the hook holds no figure.`);
    const files = createPhotoFiles(hook, signal);

    const standStill = () => {
      for (const figure of figures()) files.load(figure, 'lazy');
    };
    const observePhotos = (phase: AbortSignal) => {
      const all = figures();
      observeReached(
        all.map((figure) => figure.querySelector('figcaption') ?? figure),
        (index) => {
          const current = Math.max(index, 0);
          for (const [at, figure] of all.entries()) {
            figure.classList.add(styles.photo);
            figure.classList.toggle(styles.ahead, at > current);
          }
          for (const figure of all.slice(current, current + 2)) files.load(figure, 'eager');
        },
        phase,
      );
    };

    /** Observes the figures from now on; they may be added and removed. */
    const play = (motion: AbortSignal) => {
      let phase = new AbortController();
      const restart = () => {
        phase.abort();
        phase = new AbortController();
        observePhotos(phase.signal);
      };
      const observer = new MutationObserver(restart);
      observer.observe(hook, { childList: true });
      onAbort(motion, () => {
        observer.disconnect();
        phase.abort();
        for (const figure of figures()) unmark(figure);
        if (!signal.aborted) standStill();
      });
      restart();
    };

    if (isMotionReduced()) standStill();
    whileMotion(play, signal);
    addEventListener(
      'beforeprint',
      () => {
        for (const figure of figures()) files.load(figure, 'eager');
      },
      { signal },
    );
  },
});

function unmark(figure: Element): void {
  figure.classList.remove(styles.photo, styles.ahead);
  if (figure.getAttribute('class') === '') figure.removeAttribute('class');
}
