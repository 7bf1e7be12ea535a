// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isCutOff } from '../../../../../core/platform/html/is-cut-off.ts';

it.each([
  ['a page without its end', '<!doctype html><html lang="nl"><body><p>x', true],
  ['a whole page', '<!doctype html><html><body><p>x</p></body></html>\n<!-- cache -->', false],
  ['a page that leaves out tags', '<!doctype html><title>x</title><body><p>x</p>', false],
  ['a part of a page', '<ul data-board-items><li>x</li></ul>', false],
  ['several parts', '<h2>x</h2> <ul><li>x</ul>\n<!-- cache -->', false],
  ['words', 'x', false],
  ['a part that leaves out end tags', '<p>x <b>y', false],
  ['a list without its end', '<h2>x</h2><ul><li>x</li>', true],
  ['an item without its end', '<ul><li><a href="/x">x</a>', true],
  ['a part that ends in a tag', '<ul><li>x</li></ul><p class="', true],
  ['a part that ends in a comment', '<ul><li>x</li></ul><!-- ', true],
])('finds whether %s is cut off [big-board-2, search-page-2]', (_, html, expected) => {
  expect(isCutOff(html)).toBe(expected);
});
