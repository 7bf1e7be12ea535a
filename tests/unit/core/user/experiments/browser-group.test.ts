// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abGroup, joinByDebug } from '../../../../../core/user/experiments/browser-group.ts';
import { EXPERIMENTS, type ExperimentName } from '../../../../../core/user/experiments/experiments.ts';
import { drawGroup, sharesOf } from '../../../../../core/user/experiments/groups.ts';
import { blockStorage } from '../../platform/storage/storages.ts';

const TEST = 'mobile_top_banner';
const KEY = `nmt_abgroup_${TEST}`;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  location.hash = '';
});

describe('drawing a group', () => {
  it('makes two of the same size by default [ab-test-1]', () => {
    expect(sharesOf({})).toEqual([50, 50]);
    expect([0, 0.49, 0.5, 0.99].map((random) => drawGroup(sharesOf({}), random))).toEqual([1, 1, 2, 2]);
  });

  it('holds to the shares, whatever they are [ab-test-1]', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(shares, (list) => {
        const total = list.reduce((sum, share) => sum + share, 0);
        fc.pre(total > 0);
        // One draw in the middle of each hundredth of the range.
        const draws = Array.from({ length: total }, (_, index) => drawGroup(list, (index + 0.5) / total));
        for (const [index, share] of list.entries()) {
          expect(draws.filter((group) => group === index + 1)).toHaveLength(share);
        }
      }),
    );
  });
});

describe('a group', () => {
  it.each<[ExperimentName, number, number]>([
    ['mobile_top_banner', 0.4999, 1],
    ['mobile_top_banner', 0.5, 2],
    ['dynamic_read_items_home', 0.8999, 1],
    ['dynamic_read_items_home', 0.9, 2],
  ])('of %s is assigned at random: %d gives %d [ab-test-1]', (test, random, expected) => {
    expect(abGroup(test, random)).toBe(expected);
    expect(localStorage.getItem(`nmt_abgroup_${test}`)).toBe(String(expected));
  });

  it('keeps its assignment [ab-test-1]', () => {
    expect(abGroup(TEST, 0.9)).toBe(2);
    expect(abGroup(TEST, 0.1)).toBe(2);
  });

  it('is random by default [ab-test-1]', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.7);
    expect(abGroup(TEST)).toBe(2);
  });

  it('is separate for each test [ab-test-1]', () => {
    abGroup('mobile_top_banner', 0.9);
    expect(abGroup('dynamic_read_items_home', 0.1)).toBe(1);
  });

  it.each(['0', '3', '-1', '1.5', 'twee', '', '99999999999999999999', '{"value":1}'])(
    'that is stored as %j is none, and drawn anew [ab-test-1]',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(abGroup(TEST, 0.9)).toBe(2);
      expect(localStorage.getItem(KEY)).toBe('2');
    },
  );

  it('stays for the page where storage is blocked [ab-test-1, storage-3]', () => {
    blockStorage();
    expect(abGroup(TEST, 0.9)).toBe(2);
    expect(abGroup(TEST, 0.1)).toBe(2);
    vi.restoreAllMocks();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('the debug hash', () => {
  it.each([1, 2])('joins group %d [ab-test-2]', (group) => {
    location.hash = `#debug=abgroup-${TEST}-${group}`;
    expect(abGroup(TEST, group === 1 ? 0.9 : 0.1)).toBe(group);
    expect(joinByDebug()).toEqual({ test: TEST, group });
    location.hash = '';
    expect(abGroup(TEST, group === 1 ? 0.9 : 0.1)).toBe(group);
  });

  it.each([
    `abgroup-${TEST}-0`,
    `abgroup-${TEST}-3`,
    `abgroup-${TEST}-`,
    `abgroup-${TEST}--1`,
    `abgroup-${TEST}-1.5`,
    'abgroup-onbekend-1',
    'abgroup-constructor-1',
    'abgroup-__proto__-1',
    'abgroup-<b>x</b>-1',
  ])('%s has no effect [ab-test-2, ab-test-3]', (value) => {
    location.hash = `#debug=${value}`;
    expect(joinByDebug()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});

it('declares the tests of the specification [ab-test-1]', () => {
  expect(EXPERIMENTS.mobile_top_banner.shares).toEqual([50, 50]);
  expect(EXPERIMENTS.dynamic_read_items_home.shares).toEqual([90, 10]);
});
