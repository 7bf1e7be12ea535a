import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { markRow } from '../../../core/ui/carousel/mark-row.ts';
import { createSlider } from '../../../core/ui/carousel/slider.ts';
import { LABELS } from './texts.ts';

/**
 * Slides a row of cards by buttons that move one visible width, by keys and by dragging [card-slider-1,
 * card-slider-2, card-slider-3].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    markRow(hook, signal);
    createSlider(hook, { feature, labels: LABELS, signal });
  },
});
