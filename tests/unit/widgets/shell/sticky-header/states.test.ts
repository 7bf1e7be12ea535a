import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type HeaderState, nextState } from '../../../../../widgets/shell/sticky-header/states.ts';

const HEIGHT = 105;
const down = (position: number, last: HeaderState = 'top') =>
  nextState(last, { position, direction: 'scrolling-down', height: HEIGHT });
const up = (position: number, last: HeaderState = 'down') =>
  nextState(last, { position, direction: 'scrolling-up', height: HEIGHT });

it('is at the top under 61 px, in either direction [sticky-header-1]', () => {
  expect(up(60)).toBe('top');
  expect(down(60, 'up')).toBe('top');
  expect(nextState('up', { position: 0, direction: undefined, height: HEIGHT })).toBe('top');
});

it('scrolls down beyond twice its height, and not before [sticky-header-1]', () => {
  expect(down(61)).toBe('top');
  expect(down(2 * HEIGHT)).toBe('top');
  expect(down(2 * HEIGHT + 1)).toBe('down');
  expect(down(2 * HEIGHT, 'up')).toBe('up');
});

it('scrolls up above its height, and not below [sticky-header-1]', () => {
  expect(up(HEIGHT + 1)).toBe('up');
  expect(up(HEIGHT)).toBe('down');
  expect(up(HEIGHT, 'up')).toBe('up');
});

it('stays as it is where the reader has not scrolled yet', () => {
  expect(nextState('top', { position: 3000, direction: undefined, height: HEIGHT })).toBe('top');
});

it('rests: the same place in the same direction never changes it twice', () => {
  const reading = fc.record({
    position: fc.integer({ min: 0, max: 600 }),
    direction: fc.constantFrom('scrolling-down' as const, 'scrolling-up' as const),
    height: fc.integer({ min: 0, max: 200 }),
  });
  fc.assert(
    fc.property(fc.constantFrom<HeaderState>('top', 'down', 'up'), reading, (last, where) => {
      const next = nextState(last, where);
      expect(nextState(next, where)).toBe(next);
    }),
  );
});
