import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restTarget, rowState, stepTarget } from '../../../../../core/ui/carousel/positions.ts';

/** Items of the same width, with a gap of 16 px. */
const items = (count: number, width = 184) =>
  Array.from({ length: count }, (_, index) => ({ left: index * (width + 16), width }));
const row = (left: number, count: number, width = 584) => ({ left, width, total: count * 200 - 16 });

describe('rowState', () => {
  it('knows the ends, also where the browser stops just short of them [card-slider-3, podcast-slider-2]', () => {
    expect(rowState(row(0, 8), items(8))).toEqual({
      atStart: true,
      atEnd: false,
      first: 1,
      last: 3,
      count: 8,
    });
    expect(rowState(row(400, 8), items(8))).toMatchObject({
      atStart: false,
      atEnd: false,
      first: 3,
      last: 5,
    });
    expect(rowState(row(0.6, 8), items(8))).toMatchObject({ atStart: true, atEnd: false });
    expect(rowState(row(999.4, 8), items(8))).toMatchObject({ atStart: false, atEnd: true, last: 8 });
  });

  it('is at both ends where everything fits, and where there is nothing [card-slider-3]', () => {
    expect(rowState(row(0, 2), items(2))).toMatchObject({ atStart: true, atEnd: true, last: 2 });
    expect(rowState(row(0, 1), items(1))).toMatchObject({ first: 1, last: undefined, count: 1 });
    expect(rowState({ left: 0, width: 584, total: 584 }, [])).toEqual({
      atStart: true,
      atEnd: true,
      first: 0,
      count: 0,
    });
  });
});

describe('stepTarget', () => {
  it('moves one visible width on to the first item that was not wholly seen, and back [card-slider-3]', () => {
    expect(stepTarget(row(0, 8), items(8), 1)).toBe(600);
    expect(stepTarget(row(600, 8), items(8), -1)).toBe(0);
    expect(stepTarget(row(1000, 8), items(8), -1)).toBe(400);
    expect(stepTarget(row(200, 8), items(8), -1)).toBe(0);
  });

  it('moves by px where a step has a size, and never past an end [podcast-slider-1]', () => {
    expect(stepTarget(row(0, 8), items(8), 1, 277)).toBe(277);
    expect(stepTarget(row(277, 8), items(8), 1, 277)).toBe(554);
    expect(stepTarget(row(900, 8), items(8), 1, 277)).toBe(1000);
    expect(stepTarget(row(100, 8), items(8), -1, 277)).toBe(0);
  });

  it('skips no item in either direction, whatever the sizes, and reaches the ends [card-slider-3]', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 60 });
    const directions = fc.constantFrom<1 | -1>(1, -1);
    fc.assert(
      fc.property(sizes, fc.integer({ min: 100, max: 1200 }), directions, (widths, width, direction) => {
        const { places, length } = line(widths);
        const total = Math.max(width, length);
        const goal = direction === 1 ? total - width : 0;
        let left = total - width - goal;
        const seen = new Set<number>();
        for (let steps = 0; steps < 2000; steps++) {
          for (const [index, item] of places.entries()) {
            if (item.left < left + width && item.left + item.width > left) seen.add(index);
          }
          if (Math.abs(left - goal) <= 1) break;
          left = stepTarget({ left, width, total }, places, direction);
        }
        expect(Math.abs(left - goal)).toBeLessThanOrEqual(1);
        expect(seen.size).toBe(places.length);
      }),
    );
  });
});

/** Items with these widths in a row, with gaps of 16 px. */
function line(widths: readonly number[]) {
  let length = 0;
  const places = widths.map((width) => {
    const left = length;
    length += width + 16;
    return { left, width };
  });
  return { places, length: length - 16 };
}

it('a drag ends at the next item in its direction [card-slider-2]', () => {
  expect(restTarget(row(130, 8), items(8), 1)).toBe(200);
  expect(restTarget(row(130, 8), items(8), -1)).toBe(0);
  expect(restTarget(row(990, 8), items(8), 1)).toBe(1000);
});

it('moves by one item with a step of one, and no further than the ends [ebook-10]', () => {
  const covers = [0, 100, 200, 300].map((left) => ({ left, width: 84 }));
  const at = (left: number) => ({ left, width: 184, total: 384 });
  expect(stepTarget(at(0), covers, 1, 'item')).toBe(100);
  expect(stepTarget(at(40), covers, 1, 'item')).toBe(100);
  expect(stepTarget(at(40), covers, -1, 'item')).toBe(0);
  expect(stepTarget(at(200), covers, 1, 'item')).toBe(200);
  expect(stepTarget(at(0), covers, -1, 'item')).toBe(0);
  expect(stepTarget({ left: 0, width: 184, total: 184 }, [], 1, 'item')).toBe(0);
});
