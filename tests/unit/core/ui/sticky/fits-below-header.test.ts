import { expect, it } from 'vitest';
import { fitsBelowHeader } from '../../../../../core/ui/sticky/fits-below-header.ts';

it.each([
  [0, 300, 640, true],
  [28, 48, 640, true],
  [60, 48, 640, false],
  [60, 48, 900, true],
])('with a header of %i px, a bar of %i px in a window of %i px: %s', (covers, height, windowHeight, fits) =>
  expect(fitsBelowHeader(covers, height, windowHeight)).toBe(fits),
);
