import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isEmail } from '../../../../../../core/ui/forms/rules/is-email.ts';

/** What a browser's `<input type="email">` accepts. */
const browser = (text: string) => z.email({ pattern: z.regexes.html5Email }).safeParse(text).success;

it.each([
  ['jan@voorbeeld.nl', true],
  ["o'brien+krant@post.voorbeeld.co.uk", true],
  ['r&d@voorbeeld.nl', true],
  ['jan=tips@voorbeeld.nl', true],
  ['jan@xn--bcher-kva.example', true],
  ['jan@voorbeeld.xn--p1ai', true],
  ['jan@voorbeeld.x1', false],
  ['jan@voorbeeld-.nl', false],
  ['"jan jansen"@voorbeeld.nl', false],
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
  if (expected) expect(browser(text)).toBe(true);
});

it('accepts nothing that a browser rejects', () => {
  const characters = fc.string({
    unit: fc.constantFrom('a', 'Z', '0', '.', '-', '_', "'", '+', '&', ' ', 'é'),
    maxLength: 8,
  });
  const nearly = fc.tuple(
    characters,
    fc.constantFrom('@', '@', '@@', ''),
    characters,
    fc.constantFrom('.nl', '.n', '', '.', '.xn--p1ai'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        nearly.map((parts) => parts.join('')),
        fc.emailAddress(),
        fc.string(),
      ),
      (text) => {
        if (isEmail(text)) expect(browser(text)).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('accepts every address of RFC 5322 with a top-level domain of letters', () => {
  const addresses = fc.emailAddress().filter((address) => !address.includes("'@"));
  fc.assert(
    fc.property(addresses, (address) => {
      expect(isEmail(address)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
