import { expect, it } from 'vitest';
import { mergePacks } from '../../../build/merge-packs.mjs';

const pack = (name: string, bytes: number, ...users: string[]) => ({
  pack: name,
  bytes,
  users: new Set(users),
});
const merge = (...packs: ReturnType<typeof pack>[]) => mergePacks(packs, (a, b) => `${a}+${b}`);

it('merges what the same features need, and what is small beside a request', () => {
  expect(merge(pack('a', 90_000, 'x', 'y'), pack('b', 90_000, 'x', 'y'))).toEqual(['a+b']);
  expect(merge(pack('a', 500, 'x'), pack('b', 500, 'x', 'y'))).toEqual(['a+b']);
});

it('keeps apart what costs other features more bytes than a request', () => {
  expect(merge(pack('a', 40_000, 'x'), pack('b', 500, 'x', 'y'))).toEqual(['a', 'b']);
  expect(merge(pack('a', 1, 'x'), pack('b', 1, 'y'))).toEqual(['a', 'b']);
});
