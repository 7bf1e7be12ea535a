// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { leafKey } from '../../../../../core/ui/keyboard/leaf-key.ts';

afterEach(() => document.body.replaceChildren());

/** The result of a key that is pressed on the first element of some markup, or on the page. */
function press(init: KeyboardEventInit, html = ''): string | undefined {
  document.body.innerHTML = html;
  let found: string | undefined;
  const listen = (event: KeyboardEvent) => {
    found = leafKey(event);
  };
  addEventListener('keydown', listen);
  const target = document.querySelector('[data-target]') ?? document.body.firstElementChild ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  removeEventListener('keydown', listen);
  return found;
}

describe('a key that leafs', () => {
  it('moves to the left and to the right, from the page and from a link [photo-of-the-day-1]', () => {
    expect(press({ key: 'ArrowLeft' })).toBe('previous');
    expect(press({ key: 'ArrowRight' })).toBe('next');
    expect(press({ key: 'ArrowRight' }, '<a href="/">Volgende foto</a>')).toBe('next');
    expect(press({ key: 'ArrowDown' })).toBeUndefined();
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing'])(
    'means something else with %s [photo-of-the-day-1]',
    (name) => {
      expect(press({ key: 'ArrowLeft', [name]: true })).toBeUndefined();
    },
  );

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<audio controls></audio>',
    '<p contenteditable="true"><b data-target>Tekst</b></p>',
    '<div role="tablist"><button data-target>Tab</button></div>',
    '<dialog open><button data-target>Sluiten</button></dialog>',
    '<a href="/">Elders</a><dialog open></dialog>',
  ])('is left to %s [photo-of-the-day-1]', (html) => {
    expect(press({ key: 'ArrowLeft' }, html)).toBeUndefined();
  });

  it('is left to a box that scrolls sideways, and to a handler before it [photo-of-the-day-1]', () => {
    document.body.innerHTML = '<div tabindex="0"><p>Breed</p></div>';
    const box = document.body.firstElementChild as HTMLElement;
    Object.defineProperties(box, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    const event = (init = {}) => {
      const made = new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        bubbles: true,
        cancelable: true,
        ...init,
      });
      (box.firstElementChild ?? box).dispatchEvent(made);
      return made;
    };
    expect(leafKey(event())).toBe('previous');
    box.style.overflowX = 'auto';
    expect(leafKey(event())).toBeUndefined();
    box.style.overflowX = 'visible';
    box.addEventListener('keydown', (pressed) => pressed.preventDefault(), { once: true });
    expect(leafKey(event())).toBeUndefined();
  });
});
