import { describe, expect, it } from 'vitest';
import { candidates, needsLarger } from '../../../../../core/platform/images/sources.ts';
import { mismatch } from '../../../../../widgets/media/lazy-images/mismatch.ts';

const all = { src: 'l.jpg', srcMedium: 'm.jpg', srcWebp: 'l.webp', srcMediumWebp: 'm.webp' };
const plain = { src: 'l.jpg', srcMedium: undefined, srcWebp: undefined, srcMediumWebp: undefined };

describe('candidates', () => {
  it.each([
    [all, 640, true, ['l.webp', 'l.jpg']],
    [all, 639, true, ['m.webp', 'm.jpg']],
    [all, 640, false, ['l.jpg']],
    [all, 639, false, ['m.jpg']],
    [plain, 320, true, ['l.jpg']],
    [{ ...plain, srcMedium: 'm.jpg', srcWebp: 'l.webp' }, 320, true, ['m.jpg']],
    [{ ...plain, srcMediumWebp: 'm.webp' }, 320, true, ['m.webp', 'l.jpg']],
    [{ ...plain, srcMediumWebp: 'm.webp' }, 320, false, ['l.jpg']],
  ])('%j at %d px, webp %s: %j [lazy-images-2, lazy-images-7]', (sources, width, webp, expected) => {
    expect(candidates(sources, width, webp)).toEqual(expected);
  });
});

it('requests the larger source only when the window grew past 640 px [lazy-images-2, lazy-images-6]', () => {
  expect(needsLarger(all, 639, 640)).toBe(true);
  expect(needsLarger(all, 500, 600)).toBe(false);
  expect(needsLarger(all, 1000, 1200)).toBe(false);
  expect(needsLarger(all, 1000, 400)).toBe(false);
  expect(needsLarger(plain, 400, 1000)).toBe(false);
});

describe('mismatch', () => {
  const box = { width: 1000, height: 1000 };

  it.each([
    [1000.5, undefined],
    [999.5, undefined],
    [1000.6, 'is-too-wide'],
    [999.4, 'is-too-high'],
  ])('width %d in a square of 1000: %s [lazy-images-4]', (width, expected) => {
    expect(mismatch({ width, height: 1000 }, box)).toBe(expected);
  });

  it('logs nothing without a size [lazy-images-4]', () => {
    expect(mismatch({ width: 0, height: 0 }, box)).toBeUndefined();
    expect(mismatch(box, { width: 0, height: 0 })).toBeUndefined();
    expect(mismatch(box, { width: 300, height: 0 })).toBeUndefined();
  });
});
