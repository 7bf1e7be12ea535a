import { expect, it } from 'vitest';
import { isInView, shiftOf } from '../../../../../widgets/specials/special-parallax/shift.ts';

const PLACE = { top: 1000, height: 200 };

it.each([
  // In the middle of the window, further up, further down, and far outside either edge.
  [700, 1, 0],
  [800, 1, 30],
  [600, 1, -30],
  [800, 0.5, 15],
  [800, 0, 0],
  [90_000, 1, 150],
  [0, 1, -150],
])('scrolled to %d px, with speed %d, moves %d px [special-parallax-1]', (scrolled, speed, shift) => {
  expect(shiftOf(PLACE, speed, scrolled, 800)).toBeCloseTo(shift);
});

it.each([
  [0, false],
  [200, false],
  [201, true],
  [1199, true],
  [1200, false],
])('scrolled to %d px it is in view: %s', (scrolled, inView) => {
  expect(isInView(PLACE, scrolled, 800)).toBe(inView);
});
