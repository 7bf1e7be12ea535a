import { expect, it } from 'vitest';
import { mediaOfSteps } from '../../../../../core/ui/story/media-of-steps.ts';

it('gives each step the last media before it [scrolly-4]', () => {
  expect(mediaOfSteps(['media', 'step', 'step', 'media', 'step'])).toEqual([0, 0, 1]);
  expect(mediaOfSteps(['media', 'media', 'step'])).toEqual([1]);
});

it('gives a step before all media the first', () => {
  expect(mediaOfSteps(['step', 'media', 'step'])).toEqual([0, 0]);
  expect(mediaOfSteps([])).toEqual([]);
});
