// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchNewestIssue } from '../../../../../widgets/paper/digital-paper/api/issue-stats.ts';
import {
  advanceViewDate,
  obeyViewDateSwitch,
  readViewDate,
} from '../../../../../widgets/paper/digital-paper/view-date.ts';
import { blockStorage } from '../../../core/platform/storage/storages.ts';
import { backend, visitedPage } from '../../../core/user/visitor/reader.ts';
import { tolerate } from '../../../support/logged.ts';

const stored = () => localStorage.getItem('nmt_viewdate');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  advanceViewDate('9999-12-31');
  localStorage.clear();
});

describe('the view date', () => {
  it('is kept as nmt_viewdate, and only advances [digital-paper-8, digital-paper-10]', () => {
    advanceViewDate('2026-03-28');
    advanceViewDate('2026-03-29');
    advanceViewDate('2026-03-01');
    expect(stored()).toBe('2026-03-29');
    expect(readViewDate()).toBe('2026-03-29');
  });

  it.each(['gisteren', '2026-02-30', ''])('is none where %j is stored [digital-paper-8]', (text) => {
    localStorage.setItem('nmt_viewdate', text);
    expect(readViewDate()).toBeUndefined();
    advanceViewDate('2020-01-01');
    expect(stored()).toBe('2020-01-01');
  });

  it('lives as long as the page where storage is blocked [digital-paper-8]', () => {
    blockStorage();
    advanceViewDate('2026-03-29');
    expect(readViewDate()).toBe('2026-03-29');
  });

  it('is set by #viewdate=, also to an older day, and not to an impossible one [debug-hashes-4]', () => {
    advanceViewDate('2026-03-29');
    obeyViewDateSwitch('https://krant.example/#viewdate=2026-01-02');
    expect(stored()).toBe('2026-01-02');
    obeyViewDateSwitch('https://krant.example/#viewdate=2026-02-30');
    obeyViewDateSwitch('https://krant.example/#5');
    expect(stored()).toBe('2026-01-02');
  });

  it.each([
    ['a text', '2026-03-29', '2026-03-29'],
    ['a time', '2026-03-29T05:00:00Z', '2026-03-29'],
    ['pub_date', { pub_date: '2026-03-29' }, '2026-03-29'],
    ['date in data', { data: { date: '2026-03-29' } }, '2026-03-29'],
    ['a text in data', { data: '2026-03-29' }, '2026-03-29'],
    ['a list', { data: [{ pub_date: '2026-03-29' }] }, '2026-03-29'],
    ['an impossible day', { pub_date: '2026-02-30' }, undefined],
    ['another type', { pub_date: 20260329 }, undefined],
    ['nothing', { data: null }, undefined],
  ])('is fetched as %s [digital-paper-8]', async (_, answer, date) => {
    tolerate('warn nmt http: date of newest-issue-opened is of another type than expected; it');
    const calls = backend(answer as object);
    await expect(fetchNewestIssue(visitedPage(), new AbortController().signal)).resolves.toBe(date);
    expect(calls[0]?.url).toBe('/papi/api/v2/user/me/stats/newest-issue-opened');
  });
});
