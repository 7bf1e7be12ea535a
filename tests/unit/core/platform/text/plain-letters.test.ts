import { expect, it } from 'vitest';
import { plainLetters } from '../../../../../core/platform/text/plain-letters.ts';

it.each([
  [' Café ', 'cafe'],
  ['Zoë-Ançe', 'zoe-ance'],
  ['Østergård', 'østergard'],
  ['', ''],
])('makes %j %j', (text, expected) => {
  expect(plainLetters(text)).toBe(expected);
});
