// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  addReadArticles,
  forgetReadArticles,
  isWithinDays,
  onReadArticles,
  readArticles,
} from '../../../../../core/user/history/read-articles.ts';
import { blockStorage } from '../../platform/storage/storages.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetReadArticles();
  localStorage.clear();
});

it('keeps the later of two times of an article, and nothing of another account [reading-history-1]', () => {
  addReadArticles('a', [
    { articleId: 1, at: 50 },
    { articleId: 1, at: 40 },
    { articleId: 2, at: 60 },
  ]);
  addReadArticles('a', [{ articleId: 2, at: 55 }]);
  expect(readArticles('a')).toEqual(
    new Map([
      [2, 60],
      [1, 50],
    ]),
  );
  expect(readArticles('b')).toEqual(new Map());
  addReadArticles('b', [{ articleId: 3, at: 70 }]);
  expect(readArticles('a')).toEqual(new Map());
});

it('keeps the latest 2000', () => {
  addReadArticles(
    'a',
    Array.from({ length: 2500 }, (_, at) => ({ articleId: at + 1, at })),
  );
  expect(readArticles('a').size).toBe(2000);
  expect(readArticles('a').has(500)).toBe(false);
  expect(readArticles('a').has(501)).toBe(true);
});

it('notifies only of what is new, and of a deletion [privacy-settings-7]', () => {
  const heard = vi.fn();
  const controller = new AbortController();
  onReadArticles(heard, controller.signal);
  addReadArticles('a', [{ articleId: 1, at: 50 }]);
  addReadArticles('a', [{ articleId: 1, at: 50 }]);
  expect(heard).toHaveBeenCalledTimes(1);
  forgetReadArticles();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(readArticles('a').size).toBe(0);
  controller.abort();
});

it('works from memory where storage is full, and ignores what somebody else stored [storage-3]', () => {
  localStorage.setItem('nmt_read', '{"value":{"of":"a","articles":[[1,"x"]]},"savedAt":1}');
  expect(readArticles('a').size).toBe(0);
  blockStorage();
  addReadArticles('a', [{ articleId: 1, at: 50 }]);
  expect(readArticles('a').get(1)).toBe(50);
});

it.each([
  [undefined, false],
  [0, true],
  [-1, false],
  [90 * 86_400_000 + 5, true],
])('an article that was read at %s is within 90 days or not: %s [reading-history-5]', (at, expected) => {
  expect(isWithinDays(at, 90, 90 * 86_400_000)).toBe(expected);
});
