// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissOnOutsideClick } from '../../../../../core/ui/overlay/dismiss-on-outside-click.ts';

const close = vi.fn();
let opening: AbortController;

beforeEach(() => {
  document.body.innerHTML = '<button>Woord</button><p id="uitleg"><b>Uitleg</b></p><p id="elders"></p>';
  opening = new AbortController();
  close.mockReset().mockImplementation(() => opening.abort());
  dismissOnOutsideClick([...document.querySelectorAll('button, #uitleg')], close, opening.signal);
});

afterEach(() => opening.abort());

const press = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('closes at a press beside it, not at one on its own elements', () => {
  press('button');
  press('#uitleg b');
  expect(close).not.toHaveBeenCalled();
  press('#elders');
  expect(close).toHaveBeenCalledTimes(1);
});

it('closes at a press that the page keeps to itself', () => {
  document.querySelector('#elders')?.addEventListener('pointerdown', (event) => event.stopPropagation());
  press('#elders');
  expect(close).toHaveBeenCalledTimes(1);
});

it('closes at Escape, which then does nothing else', () => {
  const around = vi.fn();
  document.body.addEventListener('keydown', around);
  const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  const target = document.querySelector('button');
  target?.dispatchEvent(key('a'));
  expect([close.mock.calls.length, around.mock.calls.length]).toEqual([0, 1]);
  const pressed = key('Escape');
  target?.dispatchEvent(pressed);
  expect([close.mock.calls.length, around.mock.calls.length, pressed.defaultPrevented]).toEqual([1, 1, true]);
  // After closing it handles no more events.
  target?.dispatchEvent(key('Escape'));
  expect([close.mock.calls.length, around.mock.calls.length]).toEqual([1, 2]);
  document.body.removeEventListener('keydown', around);
});
