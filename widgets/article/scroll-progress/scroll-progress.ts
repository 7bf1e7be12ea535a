import { findArticleBody } from '../../../core/domain/article/find-article-body.ts';
import { create } from '../../../core/platform/dom/create.ts';
import { addClass, insert, setAttributes, toggleClass } from '../../../core/platform/dom/undo.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { animateOnTimeline } from './animate-on-timeline.ts';
import { moveOnScroll } from './move-on-scroll.ts';
import { isLong } from './progress.ts';
import styles from './scroll-progress.module.css';
import { watchMeasures } from './watch-measures.ts';

/** A bar with the visitor's progress in an article [scroll-progress-1]. */
export default enhancer({
  attributes: {
    /**
     * The id of the article or its body. The bar ends with the `[data-article-body]` in it, if there is one; without an
     * id it follows the page's first one, or its first `article`.
     */
    target: optional(text()),
  },
  enhance(hook, { target }, { feature, signal }) {
    const article = target ? bodyOf(document.getElementById(target)) : findArticleBody();
    if (!article) {
      warn(
        feature,
        `There is no ${target ? `element with the id "${target}"` : '[data-article-body] or article'} to follow; no bar is shown.`,
      );
      return;
    }
    const bar = create('div');
    bar.className = styles.bar;
    decorate(hook, bar, signal);

    const move = animateOnTimeline(bar, article, signal) ? undefined : moveOnScroll(bar, signal);
    watchMeasures(
      article,
      (measures) => {
        toggleClass(hook, styles.shown, isLong(measures), signal);
        move?.(measures);
      },
      signal,
    );
  },
});

/** The body of an article, or the element itself if it has none. */
function bodyOf(named: Element | null): Element | null {
  return named?.querySelector('[data-article-body]') ?? named;
}

/** Puts the bar in the hook, hidden from screen readers [scroll-progress-2]. */
function decorate(hook: HTMLElement, bar: HTMLElement, signal: AbortSignal): void {
  setAttributes(hook, { 'aria-hidden': 'true' }, signal);
  addClass(hook, styles.root, signal);
  insert(hook, 'beforeend', bar, signal);
}
