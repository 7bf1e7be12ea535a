import { widget } from '../../../core/runtime/feature/widget.tsx';
import { readAreas } from './areas.ts';
import { Liberation } from './Liberation.tsx';
import { readPlaces } from './places.ts';

/**
 * A map of the liberation: a date slider shows which areas were liberated [special-bevrijding-nederland-1], and a
 * search shows the date for a town [special-bevrijding-nederland-2].
 */
export default widget({
  attributes: {},
  at: 'afterbegin',
  view: Liberation,
  enhance(hook, _, { feature, show }) {
    show({ areas: readAreas(feature, hook), readPlaces: () => readPlaces(hook) });
  },
});
