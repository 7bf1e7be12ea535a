// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { create } from '../../../../../core/platform/dom/create.ts';

it('sets attributes by their names in HTML, and leaves out those that are false or undefined', () => {
  const label = create('label', {
    class: 'nmt-label',
    for: 'naam',
    hidden: true,
    lang: undefined,
    inert: false,
  });
  expect(label.outerHTML).toBe('<label class="nmt-label" for="naam" hidden=""></label>');
});

it('writes numbers as text', () => {
  expect(create('div', { tabindex: -1 }).getAttribute('tabindex')).toBe('-1');
});

it('appends elements in their order, and text as text', () => {
  const item = create('li', {}, create('b', {}, '<i>'), create('span'));
  expect(item.innerHTML).toBe('<b>&lt;i&gt;</b><span></span>');
});
