import { observe } from '../../../core/platform/dom/observe.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, toggleClass } from '../../../core/platform/dom/undo.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { markRow } from '../../../core/ui/carousel/mark-row.ts';
import { createSlider, sliderPlace } from '../../../core/ui/carousel/slider.ts';
import { findTrack } from '../../../core/ui/carousel/slider-parts.ts';
import styles from './career-carousel.module.css';
import { LABELS } from './texts.ts';

/** A row whose cards have not loaded yet. */
const LOADING = '[data-lazy-load-url][data-widget-state$="ing"]';

/**
 * Slides the publisher's own vacancies by buttons, by keys and by dragging; hidden if there are none, and none are
 * loading [career-carousel-1, career-carousel-2].
 */
export default lazyWidget({
  attributes: {},
  at: sliderPlace,
  enhance(hook, _, { feature, signal, show }) {
    markRow(hook, signal);
    // A template without vacancies may send no row.
    if (!findTrack(hook)) return addClass(hook, styles.empty, signal);
    const slider = createSlider(hook, { feature, signal });
    // Hiding the block while its row loads would move the content below when the cards arrive.
    const hideEmpty = () => {
      const isEmpty = slider.store.getState().row.count === 0 && !hook.querySelector(LOADING);
      toggleClass(hook, styles.empty, isEmpty, signal);
    };
    observe(new MutationObserver(hideEmpty), hook, signal, {
      subtree: true,
      attributeFilter: ['data-widget-state'],
    });
    subscribe(
      slider.store,
      ({ hasButtons }) => {
        hideEmpty();
        show(hasButtons ? { slider, labels: LABELS } : undefined);
      },
      signal,
    );
  },
  loadView: async () => (await import('../../../core/ui/carousel/SliderControls.tsx')).SliderControls,
});
