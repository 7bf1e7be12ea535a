import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { markRow } from '../../../core/ui/carousel/mark-row.ts';
import { showThreeOrFive } from '../../../core/ui/carousel/show-three-or-five.ts';
import { createSlider, sliderPlace } from '../../../core/ui/carousel/slider.ts';
import { LABELS } from './texts.ts';

/** Size of a step, in px [podcast-slider-1]. */
const STEP = 277;
/** Maximum number of episodes without arrows [podcast-slider-1]. */
const ARROWS_ABOVE = 5;

/**
 * Slides a row of podcast episodes by arrows, by keys and by dragging; three are visible, or five from the breakpoint
 * `large` [podcast-slider-1, podcast-slider-2].
 */
export default lazyWidget({
  attributes: {},
  at: sliderPlace,
  enhance(hook, _, { feature, page, signal, show }) {
    showThreeOrFive(hook, page, signal);
    markRow(hook, signal);
    const slider = createSlider(hook, { feature, step: STEP, buttonsAbove: ARROWS_ABOVE, signal });
    subscribe(
      slider.store,
      ({ hasButtons }) => show(hasButtons ? { slider, labels: LABELS } : undefined),
      signal,
    );
  },
  loadView: async () => (await import('../../../core/ui/carousel/SliderControls.tsx')).SliderControls,
});
