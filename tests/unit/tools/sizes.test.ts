import { describe, expect, it } from 'vitest';
import { ownCode, staleSizes } from '../../budgets/sizes.mjs';

describe('the recorded sizes', () => {
  const recorded = { quiz: { own: 4000, total: 80_000 }, poll: { own: 200, total: 4000 } };

  it('are current despite small differences', () => {
    const measured = { quiz: { own: 4900, total: 62_000 }, poll: { own: 499, total: 4900 } };
    expect(staleSizes(measured, recorded)).toEqual([]);
  });

  it('are stale where a size differs, and where features are added or removed', () => {
    const measured = { quiz: { own: 5001, total: 80_000 }, rest: { own: 1, total: 1 } };
    expect(staleSizes(measured, recorded)).toEqual([
      'quiz has 5001 bytes (own), recorded are 4000',
      'rest has no recorded size',
      'poll is recorded and no feature any more',
    ]);
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
