import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { list, optional } from '../../../core/runtime/feature/attributes.ts';
import { lazyWidget } from '../../../core/runtime/feature/lazy-widget.ts';
import { createAutoplay } from '../../../core/ui/carousel/create-autoplay.ts';
import { markRow } from '../../../core/ui/carousel/mark-row.ts';
import { showThreeOrFive } from '../../../core/ui/carousel/show-three-or-five.ts';
import { createSlider, sliderPlace } from '../../../core/ui/carousel/slider.ts';
import { LABELS } from './texts.ts';

/** Milliseconds for which a cover is shown [ebook-10]. */
const EVERY = 5000;
/** Number of covers after which the carousel pauses [ebook-10]. */
const STEPS = 10;
/** The time for which a click pauses it, in milliseconds [ebook-10]. */
const PAUSE = 3000;

/**
 * Shows the covers of the e-books in a carousel that moves automatically: three at a time, or five from the breakpoint
 * `large` [ebook-1, ebook-10, ebook-12]. The markup is that of every slider: `data-slider-head` and
 * `data-slider-track`.
 */
export default lazyWidget({
  attributes: {
    /**
     * Permissions, any of which lets a visitor download besides a plus subscription; `ebook-select` on the same page
     * reads them here [ebook-6].
     */
    permissions: optional(list(), []),
  },
  at: sliderPlace,
  enhance(hook, _, { feature, page, signal, show }) {
    showThreeOrFive(hook, page, signal);
    markRow(hook, signal, hasCover);
    const slider = createSlider(hook, { feature, step: 'item', signal });
    const autoplay = createAutoplay(slider, { every: EVERY, steps: STEPS, pauseAfterUse: PAUSE, signal });
    const controls = { slider, labels: LABELS, autoplay };
    subscribe(slider.store, ({ hasButtons }) => show(hasButtons ? controls : undefined), signal);
  },
  loadView: async () => (await import('../../../core/ui/carousel/SliderControls.tsx')).SliderControls,
});

/** Whether an element contains a cover; it does not have to be a link. */
function hasCover(element: Element): boolean {
  return element.matches('img, picture') || element.querySelector('img') !== null;
}
