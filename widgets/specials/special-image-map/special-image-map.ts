import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createSpots } from '../../../core/ui/spots/spots.ts';

/**
 * Opens the text of a point on a picture. Without scripts the texts are a numbered list below it
 * [special-image-map-1, special-image-map-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    createSpots(hook, { feature, isNumbered: true, signal });
  },
});
