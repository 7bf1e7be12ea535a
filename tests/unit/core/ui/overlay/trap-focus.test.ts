// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { trapFocus } from '../../../../../core/ui/overlay/trap-focus.ts';
import { byId, showEverything } from '../shown.ts';

beforeEach(showEverything);

afterEach(() => {
  document.body.replaceChildren();
});

/** Presses Tab, or another key, on the last stop of a trap. @returns whether the browser moves the focus itself */
function pressTabOn(last: string, keys: KeyboardEventInit = { key: 'Tab' }): boolean {
  document.body.innerHTML = `<div id="trap"><button id="first"></button>${last}</div><button id="outside"></button>`;
  const trap = byId('trap');
  trap.addEventListener('keydown', (event) => trapFocus(event, trap));
  byId('end').focus();
  return byId('end').dispatchEvent(
    new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
  );
}

it('moves from the last stop to the first at once [modal-behaviour-7]', () => {
  expect(pressTabOn('<button id="end"></button>')).toBe(false);
  expect(document.activeElement?.id).toBe('first');
});

it.each(['<input type="date" id="end">', '<audio controls id="end" tabindex="0"></audio>'])(
  'lets the browser move on inside %s [modal-behaviour-7]',
  (last) => {
    expect(pressTabOn(last)).toBe(true);
    expect(document.activeElement?.id).toBe('end');
  },
);

it.each<KeyboardEventInit>([
  { key: 'ArrowDown' },
  { key: 'Enter' },
  { key: 'Tab', ctrlKey: true },
  { key: 'Tab', altKey: true },
  { key: 'Tab', metaKey: true },
])('leaves %j to the page and the browser [modal-behaviour-7]', (keys) => {
  expect(pressTabOn('<button id="end"></button>', keys)).toBe(true);
  expect(document.activeElement?.id).toBe('end');
});
