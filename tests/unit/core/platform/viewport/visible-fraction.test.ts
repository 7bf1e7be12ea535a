import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleFraction } from '../../../../../core/platform/viewport/visible-fraction.ts';

const viewport = { width: 1000, height: 600 };
const box = (top: number, height: number, left = 0, width = 1000) => ({
  top,
  left,
  bottom: top + height,
  right: left + width,
});

describe('the visible fraction', () => {
  it.each([
    [box(100, 200), 1],
    [box(-60, 200), 0.7],
    [box(540, 200), 0.3],
    [box(600, 200), 0],
    [box(-200, 200), 0],
    [box(100, 200, 900, 200), 0.5],
    [box(500, 200, -100, 200), 0.25],
  ])('of %o is %d [viewport-detector-1]', (element, fraction) => {
    expect(visibleFraction(element, viewport)).toBeCloseTo(fraction, 10);
  });

  it('of an element larger than the viewport is measured against the viewport [viewport-detector-1]', () => {
    expect(visibleFraction(box(-1000, 3000, -50, 1100), viewport)).toBe(1);
    expect(visibleFraction(box(300, 3000), viewport)).toBe(0.5);
  });

  it('of an element without a size is zero [viewport-detector-1]', () => {
    expect(visibleFraction(box(100, 0), viewport)).toBe(0);
    expect(visibleFraction(box(100, 10, 10, 0), viewport)).toBe(0);
  });

  it('is a fraction for any box [viewport-detector-1]', () => {
    const length = fc.integer({ min: 0, max: 5000 });
    const place = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(place, length, place, length, (top, height, left, width) => {
        const fraction = visibleFraction(box(top, height, left, width), viewport);
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThanOrEqual(1);
      }),
    );
  });
});
