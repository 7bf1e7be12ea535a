import { slugify } from '../../../core/platform/ids/slugify.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { spotName } from '../../../core/ui/spots/spot-name.ts';
import { createSpots } from '../../../core/ui/spots/spots.ts';
import { NEXT, PREVIOUS } from './texts.ts';

/**
 * Opens the story of the resident whose window is chosen, with the story's id in the fragment. Opened windows stay marked
 * during the visit; without scripts a window is a link to the story in the page [special-l-flat-1, special-l-flat-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    createSpots(hook, {
      feature,
      steps: { previous: PREVIOUS, next: NEXT },
      isMarked: true,
      keyOf: (story, index) => story.id || slugify(spotName(story, '')) || String(index + 1),
      signal,
    });
  },
});
