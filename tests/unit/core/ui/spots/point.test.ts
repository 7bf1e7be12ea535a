import { expect, it } from 'vitest';
import { parsePercent } from '../../../../../core/ui/spots/point.ts';

it.each([
  ['0', 0],
  ['100', 100],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 40 % ', 40],
  ['.5', 0.5],
  ['100.01', undefined],
  ['101', undefined],
  ['-1', undefined],
  ['', undefined],
  ['  ', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
  ['1e1', undefined],
  ['12px', undefined],
  ['links', undefined],
  [undefined, undefined],
])('reads %j as %j; a point outside 0 to 100 is none [special-image-map-1]', (raw, value) => {
  expect(parsePercent(raw)).toBe(value);
});
