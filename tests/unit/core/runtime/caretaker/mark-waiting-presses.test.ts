// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markWaitingPresses } from '../../../../../core/runtime/caretaker/mark-waiting-presses.ts';
import type { Mount, Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { find, mountOf } from '../loader/support.ts';

let mount: Mount;
let mounts: Mounts;

const start = () => markWaitingPresses(mounts);
const isBusy = () => find('#a').getAttribute('aria-busy');
/** Stores a press like the loader. */
const keep = () => {
  const event = new MouseEvent('click');
  Object.defineProperty(event, 'target', { value: find('b') });
  mount.keep(event);
};
const press = () => {
  find('b').dispatchEvent(new Event('pointerup', { bubbles: true }));
  keep();
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="hook" data-widget-state="loading"><button id="a" type="button"><b></b></button></div>';
  mount = mountOf(find('#hook'));
  mounts = new Map([[find('#hook'), [mount]]]);
});
afterEach(() => vi.useRealTimers());

it('marks a pressed control as busy whose feature has not loaded after a moment, until that gets the press', () => {
  const unmark = start();
  press();
  expect(isBusy()).toBeNull();
  vi.advanceTimersByTime(300);
  expect(isBusy()).toBe('true');
  unmark(document.body);
  expect(isBusy()).toBe('true');
  unmark(find('#hook'));
  expect(isBusy()).toBeNull();
});

it('marks what was pressed before it was here', () => {
  keep();
  start();
  expect(isBusy()).toBe('true');
});

it('leaves a feature alone that has loaded by then, a press that is not stored, and a control that is busy', () => {
  const unmark = start();
  press();
  find('#hook').dataset.widgetState = 'mounted';
  vi.advanceTimersByTime(300);
  expect(isBusy()).toBeNull();
  find('#hook').dataset.widgetState = 'loading';
  find('#a').setAttribute('aria-busy', 'true');
  press();
  vi.advanceTimersByTime(300);
  unmark(find('#hook'));
  expect(isBusy()).toBe('true');
});

it('leaves a control alone that does its work without the feature', () => {
  find('#hook').innerHTML = '<a id="a" href="/elders/"><b></b></a>';
  keep();
  start();
  expect(isBusy()).toBeNull();
});

it('leaves a press alone that no feature waits for', () => {
  start();
  find('b').dispatchEvent(new Event('pointerup', { bubbles: true }));
  vi.advanceTimersByTime(300);
  expect(isBusy()).toBeNull();
});
