import { mediaFrom } from '../../../core/config/breakpoints.ts';
import { siteConfig } from '../../../core/config/site-config.ts';
import { enhancer } from '../../../core/feature/enhancer.ts';
import { createSlider } from '../../../core/ui/carousel/slider.ts';
import { LABELS } from './texts.ts';

/** Px of a step [podcast-slider-1]. */
const STEP = 277;
/** Up to this many episodes there are no arrows [podcast-slider-1]. */
const ARROWS_ABOVE = 5;

/**
 * Slides a row of podcast episodes by arrows, by keys and by dragging; three can be seen, or five from the
 * breakpoint `large` [podcast-slider-1, podcast-slider-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, page, signal }) {
    followBreakpoint(hook, mediaFrom(siteConfig(page).breakpoints, 'large'), signal);
    createSlider(hook, { feature, labels: LABELS, step: STEP, buttonsAbove: ARROWS_ABOVE, signal });
  },
});

/** The base style knows the default breakpoints; where the site has another `large`, that counts. */
function followBreakpoint(hook: HTMLElement, query: string, signal: AbortSignal): void {
  const large = matchMedia(query);
  const show = () => hook.style.setProperty('--visible', large.matches ? '5' : '3');
  show();
  large.addEventListener('change', show, { signal });
  signal.addEventListener('abort', () => hook.style.removeProperty('--visible'));
}
