import { create } from '../../../core/platform/dom/create.ts';
import { addClass, insert, setAttributes, toggleClass } from '../../../core/platform/dom/undo.ts';
import { freeId } from '../../../core/platform/ids/free-id.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { freeOn, readAreas } from './areas.ts';
import { createPlaceSearch } from './create-place-search.ts';
import { createPlayer } from './create-player.ts';
import styles from './special-bevrijding-nederland.module.css';

/**
 * A map of the liberation: a date slider shows which areas were free [special-bevrijding-nederland-1], and a search shows
 * the date of a place [special-bevrijding-nederland-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const areas = readAreas(feature, hook);
    const controls = create('div');
    const id = (name: string) => freeId(name, name, (taken) => document.getElementById(taken) !== null);
    controls.className = styles.controls;

    const draw = (day: number) => {
      const free = new Set(freeOn(areas, day));
      for (const area of areas) {
        toggleClass(area.element, styles.liberated, free.has(area), signal);
        setAttributes(area.element, { 'data-free': String(free.has(area)) }, signal);
      }
    };
    for (const { element } of areas) addClass(element, styles.area, signal);
    controls.append(createPlayer(areas, id('datum'), draw, signal));
    controls.append(createPlaceSearch(hook, id('zoek-een-plaats'), signal));
    insert(hook, 'afterbegin', controls, signal);
  },
});
