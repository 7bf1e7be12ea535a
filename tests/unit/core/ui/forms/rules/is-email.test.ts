import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isEmail } from '../../../../../../core/ui/forms/rules/is-email.ts';

const library = (text: string) => z.email().safeParse(text).success;

it.each([
  ['jan@voorbeeld.nl', true],
  ["o'brien+krant@post.voorbeeld.co.uk", true],
  ['jan@krant', false],
  ['jan@.nl', false],
  ['jan@voorbeeld.n', false],
  ['jan..jansen@voorbeeld.nl', false],
  ['.jan@voorbeeld.nl', false],
  ["jan'@voorbeeld.nl", false],
  ['jan@voorbeeld@elders.nl', false],
  ['jan jansen@voorbeeld.nl', false],
  ['jan@-voorbeeld.nl', false],
  ['', false],
  ['@', false],
])('%j is an address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
  expect(library(text)).toBe(expected);
});

it('judges every text as zod does', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'Z', '0', '.', '-', '_', "'", '+', ' ', 'é'),
    maxLength: 8,
  });
  const nearly = fc.tuple(
    letters,
    fc.constantFrom('@', '@', '@@', ''),
    letters,
    fc.constantFrom('.nl', '.n', '', '.'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        nearly.map((parts) => parts.join('')),
        fc.emailAddress(),
        fc.string(),
      ),
      (text) => {
        expect(isEmail(text)).toBe(library(text));
      },
    ),
    { numRuns: 2_000 },
  );
});
