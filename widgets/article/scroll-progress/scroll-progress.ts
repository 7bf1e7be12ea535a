import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { followScroll } from './follow-scroll.ts';
import { followTimeline } from './follow-timeline.ts';
import { watchMeasures } from './measures.ts';
import { isLong } from './progress.ts';
import styles from './scroll-progress.module.css';

/** The bar that shows how far the reader is in an article [scroll-progress-1]. */
export default enhancer({
  attributes: {
    /** The id of the article's body; without it, the page's first `article`. */
    target: optional(text()),
  },
  enhance(hook, { target }, { feature, signal }) {
    const article = target ? document.getElementById(target) : document.querySelector('article');
    if (!article) {
      warn(
        feature,
        `There is no ${target ? `element with the id "${target}"` : 'article'} to follow; no bar is shown.`,
      );
      return;
    }
    const bar = document.createElement('div');
    bar.className = styles.bar;
    decorate(hook, bar, signal);

    const move = followTimeline(bar, article, signal) ? undefined : followScroll(bar, signal);
    watchMeasures(
      article,
      (measures) => {
        hook.classList.toggle(styles.shown, isLong(measures));
        move?.(measures);
      },
      signal,
    );
  },
});

/** Puts the bar in the hook, hidden from screen readers, and takes it out again. */
function decorate(hook: HTMLElement, bar: HTMLElement, signal: AbortSignal): void {
  const served = hook.getAttribute('aria-hidden');
  hook.setAttribute('aria-hidden', 'true');
  hook.classList.add(styles.root);
  hook.append(bar);
  signal.addEventListener('abort', () => {
    bar.remove();
    hook.classList.remove(styles.root, styles.shown);
    if (served === null) hook.removeAttribute('aria-hidden');
    else hook.setAttribute('aria-hidden', served);
  });
}
