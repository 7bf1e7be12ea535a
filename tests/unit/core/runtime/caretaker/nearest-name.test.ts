import { expect, it } from 'vitest';
import { nearestName } from '../../../../../core/runtime/caretaker/nearest-name.ts';

const NAMES = ['weather', 'quiz', 'scroll-progress', 'a'];

it.each([
  ['wheather', 'weather'],
  ['weater', 'weather'],
  ['WEATHER', 'weather'],
  ['weather', 'weather'],
  ['scrollprogress', 'scroll-progress'],
  ['scroll_progress', 'scroll-progress'],
  ['qwiz', 'quiz'],
  ['qiuz', 'quiz'],
  ['uqiz', 'quiz'],
  ['qzui', undefined],
  // At most a third of the letters may differ.
  ['qxyz', undefined],
  ['sudoku', undefined],
  ['', undefined],
  ['b', undefined],
])('%j is nearest to %j', (name, nearest) => {
  expect(nearestName(name, NAMES)).toBe(nearest);
});

it('finds nothing among no names', () => {
  expect(nearestName('quiz', [])).toBeUndefined();
});

it('compares only the beginning of a long text', () => {
  expect(nearestName(`${'a'.repeat(79)}b${'c'.repeat(10_000)}`, ['a'.repeat(80)])).toBe('a'.repeat(80));
});
