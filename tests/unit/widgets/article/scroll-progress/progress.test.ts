import { expect, it } from 'vitest';
import { isLong, progressAt } from '../../../../../widgets/article/scroll-progress/progress.ts';

const measures = { top: 200, height: 3000, window: 1000 };

it('helps only where the content is at least twice the window height [scroll-progress-1]', () => {
  expect(isLong({ top: 0, height: 2000, window: 1000 })).toBe(true);
  expect(isLong({ top: 0, height: 1999, window: 1000 })).toBe(false);
  expect(isLong({ top: 0, height: 0, window: 0 })).toBe(false);
});

it('runs from the article’s top in view to its end in view [scroll-progress-2]', () => {
  const progress = [0, 200, 1200, 2200, 9000].map((scrolled) => progressAt(scrolled, measures));
  expect(progress).toEqual([0, 0, 0.5, 1, 1]);
});

it('is 0 for an article without a way through it [scroll-progress-2]', () => {
  expect(progressAt(500, { top: 0, height: 1000, window: 1000 })).toBe(0);
});
