import { slugify } from '../../../core/platform/ids/slugify.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { Spots } from '../../../core/ui/spots/Spots.tsx';
import { spotName } from '../../../core/ui/spots/spot-name.ts';
import { createSpotsStore } from '../../../core/ui/spots/spots-store.ts';
import { NEXT, PREVIOUS } from './texts.ts';

/**
 * Opens the story of the resident whose window is selected, with the story's id in the fragment. Opened windows stay
 * marked during the visit; without scripts a window is a link to the story in the page [special-l-flat-1,
 * special-l-flat-2].
 */
export default widget({
  attributes: {},
  at: 'beforeend',
  view: Spots,
  enhance(hook, _, { feature, signal, show }) {
    const store = createSpotsStore(hook, {
      feature,
      isMarked: true,
      keyOf: (story, index) => story.id || slugify(spotName(story, '')) || String(index + 1),
      signal,
    });
    show({ store, steps: { previous: PREVIOUS, next: NEXT } });
  },
});
