import { widget } from '../../../core/runtime/feature/widget.tsx';
import { findPicture } from '../../../core/ui/spots/find-picture.ts';
import { createSpotsStore } from '../../../core/ui/spots/spots-store.ts';
import { houseNumber } from './house-number.ts';
import { houses } from './houses.ts';
import { createStreet } from './street.ts';
import { Walk } from './Walk.tsx';

/**
 * Walks along the picture of a street, by dragging, arrow keys and buttons; a house opens its story
 * [special-hoogstraat-1, special-hoogstraat-2].
 */
export default widget({
  attributes: {},
  at: 'beforeend',
  view: Walk,
  enhance(hook, _, { feature, signal, show }) {
    const picture = findPicture(hook, houses(hook));
    if (!picture)
      throw new TypeError(`${feature}: there is no picture of the street; expected an img or an svg.`);
    const street = createStreet(picture, signal);
    const store = createSpotsStore(hook, {
      feature,
      itemsIn: houses,
      // Houses without a position are distributed along the street.
      defaultPoint: (index, count) => ({ x: ((index + 0.5) / count) * 100, y: 50 }),
      keyOf: houseNumber,
      signal,
    });
    show({ store, street });
  },
});
