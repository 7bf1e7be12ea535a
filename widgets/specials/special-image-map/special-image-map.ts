import { widget } from '../../../core/runtime/feature/widget.tsx';
import { Spots } from '../../../core/ui/spots/Spots.tsx';
import { createSpotsStore } from '../../../core/ui/spots/spots-store.ts';

/**
 * Opens the text of a point on a picture. Without scripts the texts are a numbered list below it [special-image-map-1,
 * special-image-map-2].
 */
export default widget({
  attributes: {},
  at: 'beforeend',
  view: Spots,
  enhance(hook, _, { feature, signal, show }) {
    show({ store: createSpotsStore(hook, { feature, signal }), isNumbered: true });
  },
});
