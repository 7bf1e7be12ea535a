import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SLACK, type Travel, travel, withinPage } from '../../../../../core/platform/scroll/travel.ts';

const START: Travel = { direction: undefined, farthest: 500 };
const after = (start: Travel, ...positions: number[]) => positions.reduce(travel, start).direction;

it('knows no direction before the reader has scrolled [sticky-header-2]', () => {
  expect(after(START)).toBeUndefined();
  expect(after(START, 500, 502, 498)).toBeUndefined();
});

it('records scrolling down and scrolling up [sticky-header-2, sticky-bars-1]', () => {
  expect(after(START, 510)).toBe('scrolling-down');
  expect(after(START, 490)).toBe('scrolling-up');
  expect(after(START, 510, 530, 520)).toBe('scrolling-up');
  expect(after(START, 490, 470, 480)).toBe('scrolling-down');
});

it('counts a turn from the farthest point: trembling is none, creeping back is one', () => {
  expect(after(START, 510, 507, 510, 507)).toBe('scrolling-down');
  expect(after(START, 510, 509, 508, 507, 506)).toBe('scrolling-up');
  expect(after(START, 490, 493, 490, 493)).toBe('scrolling-up');
});

it('turns for any way of the slack or more, and for none that is shorter', () => {
  fc.assert(
    fc.property(fc.integer({ min: 600, max: 5000 }), fc.integer({ min: 0, max: 500 }), (low, back) => {
      const turned = after(START, low, low - back) === 'scrolling-up';
      expect(turned).toBe(back >= SLACK);
    }),
  );
});

it('does not take the bounce at either end for scrolling', () => {
  const positions = [40, 0, -60, -90, -30, 0].map((position) => withinPage(position, 3000));
  expect(after({ direction: undefined, farthest: 100 }, ...positions)).toBe('scrolling-up');
  const atEnd = [2900, 3000, 3080, 3040, 3000].map((position) => withinPage(position, 3000));
  expect(after(START, ...atEnd)).toBe('scrolling-down');
});

it('believes the browser where the page has become longer than was measured', () => {
  expect(withinPage(9000, 3000)).toBe(9000);
  expect(withinPage(9000, Number.POSITIVE_INFINITY)).toBe(9000);
});
