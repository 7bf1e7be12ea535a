import { whileMatches } from '../../../core/platform/viewport/while-matches.ts';
import { mediaFrom } from '../../../core/runtime/config/breakpoints.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createSpots } from '../../../core/ui/spots/spots.ts';

/**
 * Turns the items of the wild garden into spots on its illustration, each of which opens its text [wild-garden-1].
 * Narrow windows, and pages without scripts, have the list under the illustration [wild-garden-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, page, signal }) {
    whileMatches(
      mediaFrom(siteConfig(page).breakpoints, 'large'),
      (wide) => void createSpots(hook, { feature, signal: wide }),
      signal,
    );
  },
});
