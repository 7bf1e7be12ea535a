import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gainOf, mergePacks } from '../../../build/merge-packs.ts';

interface Weighed {
  readonly pack: string;
  readonly bytes: number;
  readonly users: Set<string>;
}

const pack = (name: string, bytes: number, ...users: string[]): Weighed => ({
  pack: name,
  bytes,
  users: new Set(users),
});
const merge = (...packs: Weighed[]) => mergePacks(packs, (a, b) => `${a}+${b}`);

it('merges what the same features need, and what is small beside a request', () => {
  expect(merge(pack('a', 90_000, 'x', 'y'), pack('b', 90_000, 'x', 'y'))).toEqual(['a+b']);
  expect(merge(pack('a', 500, 'x'), pack('b', 500, 'x', 'y'))).toEqual(['a+b']);
});

it('keeps apart what costs other features more bytes than a request', () => {
  expect(merge(pack('a', 40_000, 'x'), pack('b', 500, 'x', 'y'))).toEqual(['a', 'b']);
  expect(merge(pack('a', 1, 'x'), pack('b', 1, 'y'))).toEqual(['a', 'b']);
});

/** The pair of files whose merge is most useful to readers, of all pairs; in a tie, the earliest. */
function bestPair(packs: readonly Weighed[], price: number): readonly [Weighed, Weighed] | undefined {
  const pairs = packs.flatMap((a, index) => packs.slice(index + 1).map((b) => [a, b] as const));
  const most = Math.max(0, ...pairs.map(([a, b]) => gainOf(a, b, price)));
  return most > 0 ? pairs.find(([a, b]) => gainOf(a, b, price) === most) : undefined;
}

function mergeByAllPairs(packs: readonly Weighed[], price: number): string[] {
  const best = bestPair(packs, price);
  if (!best) return packs.map((each) => each.pack);
  const [a, b] = best;
  const both = pack(`${a.pack}+${b.pack}`, a.bytes + b.bytes, ...a.users, ...b.users);
  return mergeByAllPairs(
    packs.map((each) => (each === a ? both : each)).filter((each) => each !== b),
    price,
  );
}

it('merges the pair that gains most of all pairs first, the earliest among equals', () => {
  const file = fc.record({
    bytes: fc.constantFrom(0, 10, 500, 5_000, 40_000),
    users: fc.uniqueArray(fc.constantFrom('p', 'q', 'r', 's', 't'), { minLength: 1 }),
  });
  fc.assert(
    fc.property(fc.array(file, { maxLength: 14 }), fc.integer({ min: 0, max: 30_000 }), (files, price) => {
      const packs = files.map(({ bytes, users }, index) => pack(String(index), bytes, ...users));
      expect(mergePacks(packs, (a, b) => `${a}+${b}`, price)).toEqual(mergeByAllPairs(packs, price));
    }),
    { seed: 46 },
  );
});
