// @vitest-environment happy-dom
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { focusFirst } from '../../../../../widgets/lists/paginated-list/focus-first.ts';

let holder: HTMLElement;
const items = () => [...holder.children];
let focus: MockInstance<HTMLElement['focus']>;

beforeEach(() => {
  focus = vi.spyOn(HTMLElement.prototype, 'focus');
  document.body.innerHTML = '<ul><li><a href="/een/">Een</a></li><li>Twee</li><li>Drie</li></ul>';
  holder = document.body.firstElementChild as HTMLElement;
});

it('moves to the link of the first new item, and leaves the page where it is [paginated-list-4]', () => {
  focusFirst(items(), holder);
  expect(document.activeElement?.textContent).toBe('Een');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('moves to an item without a link, which then takes the focus [paginated-list-4]', () => {
  const [, second] = items();
  focusFirst([second as Element], holder);
  expect(document.activeElement).toBe(second);
  expect((second as HTMLElement).tabIndex).toBe(-1);
});

it('moves to the last item, which scrolls into view, where nothing new came [paginated-list-4]', () => {
  focusFirst([], holder);
  expect(document.activeElement?.textContent).toBe('Drie');
  expect(focus).toHaveBeenCalledWith({ preventScroll: false });
});

it('leaves the focus where it is in an empty list', () => {
  holder.replaceChildren();
  focusFirst([], holder);
  expect(focus).not.toHaveBeenCalled();
});
