import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  BARE_LOADS,
  budgetFaults,
  inBareLoads,
  MORE_TESTS,
  PAGE_LOADS,
  pageLoads,
  TESTS_PER_FILE,
} from '../../../tools/budgets/test-budgets.ts';

const tests = (file: string, count: number, loads = 1) =>
  Array.from({ length: count }, () => ({ file, loads, ms: 0, bareLoad: undefined }));

const bareTests = (...times: readonly number[]) =>
  times.map((bareLoad) => ({ file: 'core/dialog.spec.ts', loads: 0, ms: bareLoad, bareLoad }));

it('finds a feature with more browser tests than it may have, also of those that may have more', () => {
  expect(budgetFaults(tests('features/weather.spec.ts', TESTS_PER_FILE))).toEqual([]);
  expect(budgetFaults(tests('features/weather.spec.ts', TESTS_PER_FILE + 1))).toEqual([
    `features/weather.spec.ts has ${TESTS_PER_FILE + 1} browser tests of ${TESTS_PER_FILE}`,
  ]);
  expect(budgetFaults(tests('features/paywall.spec.ts', MORE_TESTS.paywall))).toEqual([]);
  expect(budgetFaults(tests('features/paywall.spec.ts', MORE_TESTS.paywall + 1))).toHaveLength(1);
  expect(budgetFaults(tests('loader/mounting.spec.ts', 40))).toEqual([]);
});

it('finds a folder whose tests open more pages than they may', () => {
  const most = PAGE_LOADS.core;
  const twice = [...tests('core/dialog.spec.ts', 1, most - 1), ...tests('core/toast.spec.ts', 1)];
  expect(pageLoads(twice)).toEqual({ core: most });
  expect(budgetFaults(twice)).toEqual([]);
  expect(budgetFaults([...twice, ...tests('core/toast.spec.ts', 1)])).toEqual([
    `tests/e2e/core opens ${most + 1} pages of ${most}`,
  ]);
});

it('measures all tests in loads of a bare page, whatever the machine', () => {
  const usual = Array.from({ length: 20 }, (_, at) => (at === 0 ? 1_000_000 : 100));
  const [quick, slow] = [usual, usual.map((ms) => 3 * ms)].map((times) => bareTests(...times));
  expect(inBareLoads(quick ?? [])).toBe(10_019);
  expect(inBareLoads(slow ?? [])).toBe(10_019);
  expect(inBareLoads(bareTests(100, 100))).toBeUndefined();
  expect(inBareLoads(tests('loader/mounting.spec.ts', 40))).toBeUndefined();
});

it('finds that all tests together take longer than they may', () => {
  const twenty = bareTests(...Array.from({ length: 20 }, () => 1));
  const lasting = (ms: number) => [
    ...twenty,
    ...tests('core/toast.spec.ts', 1, 0).map((test) => ({ ...test, ms: ms - twenty.length })),
  ];
  expect(budgetFaults(lasting(BARE_LOADS))).toEqual([]);
  expect(budgetFaults(lasting(BARE_LOADS + 1))).toEqual([
    `browser tests take as long as ${BARE_LOADS + 1} bare pages of ${BARE_LOADS}`,
  ]);
});

it('lists only features that there are, with more tests than others', () => {
  const gone = Object.keys(MORE_TESTS).filter((name) => !existsSync(`tests/e2e/features/${name}.spec.ts`));
  expect(gone).toEqual([]);
  expect(Object.values(MORE_TESTS).filter((most) => most <= TESTS_PER_FILE)).toEqual([]);
});
