// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  giveHistoryPermission,
  historyPermission,
  onHistoryPermission,
} from '../../../../../core/user/history/permission.ts';

afterEach(() => localStorage.clear());

it('is unknown until it is given, and then stored as text under its key [history-notice-2]', () => {
  expect(historyPermission('a')).toBeUndefined();
  giveHistoryPermission('a');
  expect(localStorage.getItem('nmt_history')).toBe('true');
  expect(historyPermission('a')).toBe(true);
});

it.each([
  ['true', true],
  ['false', false],
  ['null', undefined],
  ['1', undefined],
  ['TRUE', undefined],
  ['', undefined],
])('reads "%s" as %s [history-notice-2]', (text, permission) => {
  localStorage.setItem('nmt_history', text);
  expect(historyPermission('a')).toBe(permission);
});

it('is separate for each reader of a browser, and removes that of another', () => {
  giveHistoryPermission('a');
  expect(historyPermission('b')).toBeUndefined();
  expect(localStorage.getItem('nmt_history')).toBeNull();
});

it('reports that it is given', () => {
  const [handler, ending] = [vi.fn(), new AbortController()];
  onHistoryPermission(handler, ending.signal);
  giveHistoryPermission('a');
  expect(handler).toHaveBeenCalled();
  ending.abort();
});
