import { addClass, toggleClass } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { markRow } from '../../../core/ui/carousel/mark-row.ts';
import { createSlider } from '../../../core/ui/carousel/slider.ts';
import { findTrack } from '../../../core/ui/carousel/slider-parts.ts';
import styles from './career-carousel.module.css';
import { LABELS } from './texts.ts';

/**
 * Slides the publisher's own vacancies by buttons, by keys and by dragging; hidden if there are none
 * [career-carousel-1, career-carousel-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    markRow(hook, signal);
    // A template that has no vacancies may send no row.
    if (!findTrack(hook)) return addClass(hook, styles.empty, signal);
    createSlider(hook, {
      feature,
      labels: LABELS,
      signal,
      onChange: ({ count }) => toggleClass(hook, styles.empty, count === 0, signal),
    });
  },
});
