import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, cutToWords, limitLine } from '../../../../../../core/ui/forms/rules/words.ts';

const text = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '\n', '\t', '\u00a0', 'é', "'"),
  maxLength: 40,
});
const max = fc.integer({ min: 1, max: 6 });

describe('counting words [forms-2]', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['een', 1],
    ['een twee drie', 3],
    ['  een   twee  ', 2],
    ['een\ntwee\tdrie', 3],
    ['een\u00a0twee', 2],
    ["zo'n vier-en-twintig", 2],
  ])('%j has %i', (words, count) => expect(countWords(words)).toBe(count));
});

describe('cutting to a number of words [forms-3]', () => {
  it.each([
    ['een twee drie', 2, 'een twee'],
    ['een twee', 2, 'een twee'],
    ['een twee ', 2, 'een twee '],
    ['  een   twee   drie', 2, '  een   twee'],
    ['een twee drie vier', 1, 'een'],
  ])('%j to %i is %j', (words, most, cut) => expect(cutToWords(words, most)).toBe(cut));

  it('leaves a beginning of the text with at most that many words, and cuts only where there are more', () => {
    fc.assert(
      fc.property(text, max, (words, most) => {
        const cut = cutToWords(words, most);
        expect(words.startsWith(cut)).toBe(true);
        expect(countWords(cut)).toBe(Math.min(most, countWords(words)));
        if (countWords(words) <= most) expect(cut).toBe(words);
        expect(cutToWords(cut, most)).toBe(cut);
      }),
    );
  });
});

describe('the limit of a line [forms-3, forms-4]', () => {
  it('cuts above the limit and fixes the length', () => {
    expect(limitLine('een twee drie', 2, false)).toEqual({ text: 'een twee', length: 'fix', count: 3 });
    expect(limitLine('een twee drie', 2, true)).toEqual({ text: 'een twee', length: 'fix', count: 3 });
  });

  it('stays fixed at the limit, and is free again below it', () => {
    expect(limitLine('een tw', 2, true).length).toBe('keep');
    expect(limitLine('een ', 2, true).length).toBe('lift');
    expect(limitLine('', 2, true).length).toBe('lift');
  });

  it('leaves an uncut value alone', () => {
    expect(limitLine('een', 2, false)).toEqual({ text: 'een', length: 'keep', count: 1 });
  });
});
