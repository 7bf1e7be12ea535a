import { expect, it } from 'vitest';
import { cutList } from '../../../build/word-lists.ts';

const words = Array.from({ length: 9000 }, (_, index) => `woord${index}`);

it('keeps the most frequent words, passwords and the keyboards of Dutch readers [password-strength-4]', () => {
  expect(cutList('passwords', words)).toEqual(words.slice(0, 5000));
  expect(cutList('commonWords', words)).toEqual(words.slice(0, 2000));
  expect(cutList('diceware', words)).toEqual([]);
  expect(cutList('adjacencyGraphs', { azerty: 1, keypad: 2, qwerty: 3 })).toEqual({ qwerty: 3, keypad: 2 });
});
