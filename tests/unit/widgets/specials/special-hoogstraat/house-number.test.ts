// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { houseNumber } from '../../../../../widgets/specials/special-hoogstraat/house-number.ts';
import { nearest } from '../../../../../widgets/specials/special-hoogstraat/street.ts';
import { markup } from '../../../support/markup.ts';

it.each([
  ['<li data-number="12" id="pand-3"><h2>Nummer 8</h2></li>', '12'],
  ['<li data-number="12a"></li>', '12a'],
  ['<li id="12"></li>', '12'],
  ['<li id="pand-12b"></li>', '12b'],
  ['<li><h2>Hoogstraat 14, sinds lang</h2></li>', '14'],
  ['<li id="bakker"><h2>De bakker</h2></li>', '5'],
])('the number of %s is %s [special-hoogstraat-2]', (html, number) => {
  expect(houseNumber(markup(html)[0] as HTMLElement, 4)).toBe(number);
});

it.each([
  [[100, 300, 500], 0, 0],
  [[100, 300, 500], 150, 1],
  [[100, 300, 500], 9000, 2],
  [[], 50, 0],
])('of houses at %j, a street that moved %d px is at house %d', (middles, left, index) => {
  expect(nearest(middles, left)).toBe(index);
});
