import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingOf } from '../../../tools/reference/drawing.ts';

const ROOT = join(import.meta.dirname, '../../..');

it.each([
  ['a widget', 'widgets/shell/weather/weather.ts', 'React'],
  ['an enhancer that opens a component of core/', 'widgets/shell/consent/consent.ts', 'React'],
  [
    'an enhancer with a button',
    'widgets/screens/chess-solution/chess-solution.ts',
    'a button, a line or a copy',
  ],
  ['an enhancer of the server’s markup', 'widgets/shell/header/header.ts', 'nothing of its own'],
])('says what a feature draws: %s', (_, entry, drawing) => {
  expect(drawingOf(ROOT, entry)).toBe(drawing);
});
