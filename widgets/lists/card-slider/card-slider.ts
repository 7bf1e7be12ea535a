import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { markRow } from '../../../core/ui/carousel/mark-row.ts';
import { createSlider, sliderPlace } from '../../../core/ui/carousel/slider.ts';
import { LABELS } from './texts.ts';

/**
 * Slides a row of cards by buttons that move it by its visible width, by keys and by dragging [card-slider-1,
 * card-slider-2, card-slider-3].
 */
export default lazyWidget({
  attributes: {},
  at: sliderPlace,
  enhance(hook, _, { feature, signal, show }) {
    markRow(hook, signal);
    const slider = createSlider(hook, { feature, signal });
    subscribe(
      slider.store,
      ({ hasButtons }) => show(hasButtons ? { slider, labels: LABELS } : undefined),
      signal,
    );
  },
  loadView: async () => (await import('../../../core/ui/carousel/SliderControls.tsx')).SliderControls,
});
