import { expect, it } from 'vitest';
import { groupByPlace } from '../../../../../core/runtime/caretaker/group-by-place.ts';

/** An element of 300 × 100 px. */
const at = (top: number, left = 0, height = 100, width = 300) => ({
  place: { top, left, bottom: top + height, right: left + width },
});

const sizes = (elements: readonly ReturnType<typeof at>[], extent = 1000) =>
  groupByPlace(elements, extent).map(({ length }) => length);

it.each([
  ['a list in one column', [0, 100, 200, 300, 400, 500].map((top) => at(top)), [6]],
  ['rows of a grid', [at(0), at(0, 300), at(100), at(100, 300)], [4]],
  ['a row', [at(0), at(0, 300), at(0, 600), at(0, 700)], [4]],
  [
    'a list that is higher than the extent',
    Array.from({ length: 24 }, (_, row) => at(row * 100)),
    [10, 10, 4],
  ],
  ['a row that is wider than the extent', Array.from({ length: 8 }, (_, n) => at(0, n * 200)), [4, 4]],
  [
    'two columns of one list',
    [0, 1, 2, 3, 0, 1, 2, 3].map((row, n) => at(row * 100, n < 4 ? 0 : 300)),
    [4, 4],
  ],
  ['too few neighbours', [at(0), at(100), at(200)], []],
  ['one that is larger than the extent', [at(0), at(1, 0, 5000), at(2), at(3), at(4), at(5)], [4]],
  ['none', [], []],
])('%s', (_, elements, expected) => {
  expect(sizes(elements)).toEqual(expected);
});

it('leaves out elements that are not rendered', () => {
  const hidden = at(0, 0, 0, 0);
  const shown = [0, 100, 200, 300].map((top) => at(top));
  expect(groupByPlace([hidden, ...shown.slice(0, 2), hidden, ...shown.slice(2)], 1000)).toEqual([shown]);
});

it('takes an element without height, such as a hook that is filled later', () => {
  expect(sizes([0, 10, 20, 30].map((top) => at(top, 0, 0)))).toEqual([4]);
});
