// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptItems, storeVisit } from '../../../../../widgets/personal/missed-items/home-visits.ts';

const NOON = Date.UTC(2026, 2, 29, 10);
const MINUTE = 60_000;
const KEY = 'nmt_missed_items';
const items = [{ id: '1', address: '/een', headline: 'Een' }];
const HOME = { reader: 'a', indexId: 'home' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  storeVisit({ ...HOME, items });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it.each([
  [0, false, true],
  [20 * MINUTE, false, true],
  [20 * MINUTE + 1, false, false],
  [20_000, true, true],
  [20_001, true, false],
  [-1, false, false],
])(
  'after %d ms, debugged: %s, keeps the items: %s [missed-items-5, missed-items-7]',
  (age, isDebugged, keeps) => {
    expect(keptItems(HOME, NOON + age, isDebugged)).toEqual(keeps ? items : undefined);
  },
);

it('runs the window from the last visit, not from the first [missed-items-7]', () => {
  vi.setSystemTime(NOON + 15 * MINUTE);
  storeVisit({ ...HOME, items });
  expect(keptItems(HOME, NOON + 30 * MINUTE, false)).toEqual(items);
});

it('keeps nothing for another reader of this browser, or another page [missed-items-7]', () => {
  expect(keptItems({ ...HOME, reader: 'b' }, NOON, false)).toBeUndefined();
  expect(keptItems({ ...HOME, indexId: 'sport' }, NOON, false)).toBeUndefined();
});

it('keeps an empty list as well: nothing was missed [missed-items-7]', () => {
  storeVisit({ ...HOME, items: [] });
  expect(keptItems(HOME, NOON, false)).toEqual([]);
});

it.each<[string, unknown]>([
  ['no list', { ...HOME, items: 'geen lijst' }],
  ['no reader', { indexId: 'home', items }],
  ['an item without an address', { ...HOME, items: [{ id: '1', headline: 'Een' }] }],
  ['an address that runs code', { ...HOME, items: [{ ...items[0], address: 'javascript:alert(1)' }] }],
  ['a time that is a text', { ...HOME, items: [{ ...items[0], at: 'gisteren' }] }],
  ['null', null],
])('does not use what somebody else stored: %s [missed-items-7]', (_, value) => {
  localStorage.setItem(KEY, JSON.stringify({ value, savedAt: NOON }));
  expect(keptItems(HOME, NOON, false)).toBeUndefined();
});
