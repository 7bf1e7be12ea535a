import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialOf } from '../../../../../widgets/shell/reader-name/initial-of.ts';
import { anyText } from '../../../support/any-text.ts';

it.each([
  ['Naima el Amrani', 'N'],
  ['joost', 'J'],
  ['  élodie', 'É'],
  ['e\u0301lodie', 'É'],
  ['ĳsbrand', 'Ĳ'],
  ['IJsbrand', 'IJ'],
  ['Ijeoma', 'I'],
  ['IJEOMA', 'I'],
  ['’s-Gravesande', 'S'],
  ['🎉 Jan', 'J'],
  ['👩‍👩‍👧', undefined],
  ['42', undefined],
  ['3e Kamer', 'E'],
  ['', undefined],
  ['   ', undefined],
  ['محمد', 'م'],
  ['\u202Eסמי', 'ס'],
  ['किरण', 'कि'],
  ['ßeta', 'S'],
  ['𐐨𐐯', '𐐀'],
  ['李小龙', '李'],
  [`Z${'\u0334'.repeat(80)}algo`, `Z${'\u0334'.repeat(4)}`],
  ['<b>x', 'B'],
])('the initial of "%s" is %s [profile-menu-3]', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

it('is short, whatever the name [profile-menu-3]', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const initial = initialOf(name);
      if (initial !== undefined) expect(initial).toMatch(/^(\p{L}\p{M}{0,4}|IJ)$/u);
      else expect(name.normalize('NFC')).not.toMatch(/\p{L}/u);
    }),
  );
});
