import { expect, it } from 'vitest';
import { progressOf } from '../../../../../../widgets/personal/reading-history/resume/progress.ts';

const WINDOW = 800;

it.each([
  ['an article of less than two windows', 0, 1599, 'short'],
  ['one that is not scrolled yet', 300, 4000, 'start'],
  ['one of which half a window was scrolled', -399, 4000, 'start'],
  ['one that is being read', -400, 4000, 'middle'],
  ['one with a quarter of a window to go', -3000, 4000, 'end'],
  ['one with more than that to go', -2999, 4000, 'middle'],
  ['one that was passed', -9000, 4000, 'end'],
  ['a window without height', 0, 4000, 'short'],
])('tells %s [design]', (name, top, height, progress) => {
  const window = name.startsWith('a window') ? 0 : WINDOW;
  expect(progressOf({ top, height, window })).toBe(progress);
});
