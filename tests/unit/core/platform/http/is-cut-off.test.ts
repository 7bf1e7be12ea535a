import { expect, it } from 'vitest';
import { isCutOff } from '../../../../../core/platform/http/is-cut-off.ts';

it.each([
  ['a page without its end', '<!doctype html><html lang="nl"><body><p>x', true],
  ['a whole page', '<!doctype html><html><body><p>x</p></body></html>\n<!-- cache -->', false],
  ['a page that leaves out tags', '<!doctype html><title>x</title><body><p>x</p>', false],
  ['a part of a page', '<ul data-board-items><li>x</li></ul>', false],
])('finds whether %s is cut off [big-board-2, search-page-2]', (_, html, expected) => {
  expect(isCutOff(html)).toBe(expected);
});
