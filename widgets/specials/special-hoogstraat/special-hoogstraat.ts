import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { createSpokenStatus } from '../../../core/ui/hidden/spoken-status.ts';
import { leafKey } from '../../../core/ui/keyboard/leaf-key.ts';
import { findPicture } from '../../../core/ui/spots/find-picture.ts';
import { createSpots, type Spots } from '../../../core/ui/spots/spots.ts';
import { houseNumber } from './house-number.ts';
import { houses } from './houses.ts';
import styles from './special-hoogstraat.module.css';
import { createStreet } from './street.ts';
import { NEXT, PREVIOUS, positionText } from './texts.ts';

/**
 * Walks along the picture of a street, by dragging, arrow keys and buttons; a house opens its story
 * [special-hoogstraat-1, special-hoogstraat-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _, { feature, signal }) {
    const picture = findPicture(hook, houses(hook));
    if (!picture)
      throw new TypeError(`${feature}: there is no picture of the street; expected an img or an svg.`);
    const previous = createButton(PREVIOUS);
    const next = createButton(NEXT);
    const bar = create('div');
    bar.className = styles.bar;
    bar.append(previous, next);
    const status = createSpokenStatus(bar);
    let current = 0;
    /** Undefined while the spots are read: the address may open a house before they are there. */
    let spots: Spots | undefined;

    const list = () => spots?.list() ?? [];
    const controls = () => list().flatMap((_spot, index) => spots?.control(index) ?? []);
    const street = createStreet(picture, { houses: controls, onMoved: mark, signal });
    spots = createSpots(hook, {
      feature,
      itemsIn: houses,
      // Houses without a place of their own share the street.
      defaultPoint: (index, count) => ({ x: ((index + 0.5) / count) * 100, y: 50 }),
      keyOf: houseNumber,
      onOpen: go,
      signal,
    });

    function go(index: number): void {
      mark(index);
      street.go(index);
    }

    function mark(index: number): void {
      current = index;
      for (const [place, control] of controls().entries()) {
        if (place === index) control.setAttribute('aria-current', 'true');
        else control.removeAttribute('aria-current');
      }
      setEnabled(previous, index > 0);
      setEnabled(next, index < list().length - 1);
    }

    function step(by: 1 | -1): void {
      const index = current + by;
      const house = list()[index];
      if (!house) return;
      // An open story makes way for the next one.
      if ((spots?.openIndex() ?? -1) >= 0) spots?.open(index);
      go(index);
      status.textContent = positionText(index + 1, list().length, house.name);
    }

    insert(street.box, 'afterend', bar, signal);
    previous.addEventListener('click', () => step(-1));
    next.addEventListener('click', () => step(1));
    const press = (event: KeyboardEvent) => {
      const inStreet = event.target instanceof Node && street.box.contains(event.target);
      const direction = inStreet ? arrowOf(event) : street.isInView() ? leafKey(event) : undefined;
      if (!direction) return;
      event.preventDefault();
      step(direction === 'previous' ? -1 : 1);
    };
    addEventListener('keydown', press, { signal });
    go(Math.max(0, spots.openIndex()));
  },
});

/** The street scrolls sideways itself; its keys go from house to house. */
function arrowOf({ key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return key === 'ArrowLeft' ? 'previous' : key === 'ArrowRight' ? 'next' : undefined;
}

function setEnabled(button: HTMLButtonElement, isOn: boolean): void {
  if (isOn) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', 'true');
}
