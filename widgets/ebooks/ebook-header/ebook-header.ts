import { list, optional } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createAutoplay } from '../../../core/ui/carousel/autoplay.ts';
import { createSlider } from '../../../core/ui/carousel/slider.ts';
import { showThreeOrFive } from '../../../core/ui/carousel/three-or-five.ts';
import { LABELS } from './texts.ts';

/** Milliseconds between two covers [ebook-10]. */
const EVERY = 5000;
/** So many covers go by before the carousel rests [ebook-10]. */
const STEPS = 10;
/** Milliseconds for which a click pauses it [ebook-10]. */
const PAUSE = 3000;

/**
 * Shows the covers of the e-books in a carousel that goes by itself: three at a time, or five from the breakpoint
 * `large` [ebook-1, ebook-10, ebook-12]. The row is that of every slider: `data-slider-head` and `data-slider-track`.
 */
export default enhancer({
  attributes: {
    /**
     * Permissions of which one lets a reader download, besides being a plus subscriber; `ebook-select` on the same
     * page reads them here [ebook-6].
     */
    permissions: optional(list(), []),
  },
  enhance(hook, _, { feature, page, signal }) {
    showThreeOrFive(hook, page, signal);
    const slider = createSlider(hook, { feature, labels: LABELS, step: 'item', signal });
    createAutoplay(slider, { every: EVERY, steps: STEPS, pauseAfterUse: PAUSE, signal });
  },
});
