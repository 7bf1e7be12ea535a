// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { sortItems } from '../../../../../core/ui/filtering/sort-items.ts';

it('sorts items in the places of items, and restores the order of the server', () => {
  document.body.innerHTML = '<ul><li>c</li><li class="kop">kop</li><li>a</li><li>b</li></ul>';
  const controller = new AbortController();
  const items = [...document.querySelectorAll<HTMLElement>('li:not(.kop)')];
  const compare = (one: HTMLElement, other: HTMLElement) =>
    (one.textContent ?? '').localeCompare(other.textContent ?? '');
  sortItems(items.slice(0, 2), compare, controller.signal);
  expect(document.body.textContent).toBe('akopcb');
  sortItems(items, compare, controller.signal);
  expect(document.body.textContent).toBe('akopbc');
  items[0]?.remove();
  controller.abort();
  expect(document.body.textContent).toBe('kopab');
});
