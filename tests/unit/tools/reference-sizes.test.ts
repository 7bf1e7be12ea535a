import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureSizes, ownCode, recordedSizes, sizeCells } from '../../../tools/reference/sizes.ts';

describe('the sizes in the reference', () => {
  it.each([
    [1000, '🟢 green 1.0'],
    [1001, '🟠 amber 1.0'],
    [5000, '🟠 amber 5.0'],
    [5001, '🔴 red 5.0'],
  ])('show a feature of %i bytes of its own as %s', (own, shown) => {
    expect(sizeCells({ own, total: 12_345 }, undefined)).toEqual([shown, '12.3']);
  });

  it.each([
    ['stay despite small differences', { own: 4900, total: 62_000 }, ['🟠 amber 4.0', '80.0']],
    [
      'change if its own differs by more than a quarter',
      { own: 5001, total: 80_000 },
      ['🔴 red 5.0', '80.0'],
    ],
    ['change if the total does', { own: 4000, total: 100_100 }, ['🟠 amber 4.0', '100.1']],
  ])('%s', (_, measured, cells) => {
    expect(sizeCells(measured, ['🟠 amber 4.0', '80.0'])).toEqual(cells);
  });

  it('stay for a small feature that differs by 300 bytes', () => {
    expect(sizeCells({ own: 499, total: 4000 }, ['🟢 green 0.2', '4.0'])).toEqual(['🟢 green 0.2', '4.0']);
  });

  it('stay without a build, and are read from the page', () => {
    const page =
      '| feature | what it does | own | total |\n| [quiz](page.md#quiz) | Asks \\| counts. | 🟢 green 0.2 | 4.0 |';
    const recorded = recordedSizes(page);
    expect(recorded).toEqual(new Map([['quiz', ['🟢 green 0.2', '4.0']]]));
    expect(sizeCells(undefined, recorded.get('quiz'))).toEqual(['🟢 green 0.2', '4.0']);
    expect(sizeCells(undefined, undefined)).toEqual(['not recorded', 'not recorded']);
  });

  it('are those of own script and style, and of all files that it needs', () => {
    const dist = mkdtempSync(join(tmpdir(), 'nmt-sizes-'));
    const features = {
      quiz: { script: 'quiz.js', style: 'both.css', imports: ['core.js'] },
      poll: { script: 'poll.js', style: 'both.css', imports: [] },
    };
    writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ features }));
    for (const file of ['quiz.js', 'poll.js', 'core.js', 'both.css']) writeFileSync(join(dist, file), file);
    const { quiz, poll } = measureSizes(dist);
    expect(quiz?.own).toBeLessThan(quiz?.total ?? 0);
    expect(poll?.total).toBeLessThan(quiz?.total ?? 0);
  });
});

describe('the own code of a feature', () => {
  const shared = `push({"page-00000":function(module,exports,require){module.exports={get "a"(){return require("aaaaa").default},get "b"(){return require("bbbbb").default}}},"aaaaa":(function(m){
one
}),
"bbbbb":(function(m){
two
})});`;

  it('is its module in a file that features share', () => {
    expect(ownCode('b', shared)).toBe('"bbbbb":(function(m){\ntwo');
    expect(ownCode('a', shared)).toContain('one');
    expect(ownCode('a', shared)).not.toContain('two');
  });

  it('is the whole file where the feature has one', () => {
    expect(ownCode('a', 'push({"a-00000":(function(m){\none\n})});')).toBeUndefined();
  });
});
