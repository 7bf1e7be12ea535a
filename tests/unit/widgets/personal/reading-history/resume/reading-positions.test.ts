// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  readingPosition,
  storePosition,
} from '../../../../../../widgets/personal/reading-history/resume/reading-positions.ts';

const DAY = 86_400_000;
const position = { index: 7, text: 'De dijk' };

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 2, 29) }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('remembers the place of one account, and forgets it on demand [design]', () => {
  storePosition('a', 4101, position);
  expect(readingPosition('a', 4101)).toEqual(position);
  expect(readingPosition('b', 4101)).toBeUndefined();
  expect(readingPosition('a', 4102)).toBeUndefined();
  storePosition('a', 4101, undefined);
  expect(readingPosition('a', 4101)).toBeUndefined();
});

it('remembers 50 articles, for 30 days [design]', () => {
  for (let id = 1; id <= 60; id += 1) storePosition('a', id, position);
  expect([readingPosition('a', 10), readingPosition('a', 11)]).toEqual([undefined, position]);
  vi.setSystemTime(Date.now() + 30 * DAY + 1);
  expect(readingPosition('a', 60)).toBeUndefined();
});

it('ignores what does not fit', () => {
  localStorage.setItem(
    'nmt_reading_positions',
    JSON.stringify({ value: { of: 'a', articles: [[4101, 'x', 1, 'y']] }, savedAt: 1 }),
  );
  expect(readingPosition('a', 4101)).toBeUndefined();
});
