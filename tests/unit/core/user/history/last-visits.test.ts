// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openVisit,
  type PageVisits,
  visitBefore,
  withVisit,
} from '../../../../../core/user/history/last-visits.ts';
import { giveHistoryPermission, refuseHistory } from '../../../../../core/user/history/permission.ts';
import { loginHash } from '../../../../../core/user/visitor/login-hash.ts';
import { backend } from '../../../support/backend.ts';
import { setLogin, visitedPage } from '../visitor/reader.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 2, 29, 10);

const known = (minutesAgo: number, before?: PageVisits['before']): PageVisits => ({
  page: 'liveblog:1',
  seen: 5,
  at: NOW - minutesAgo * MINUTE,
  before,
});

describe('visitBefore [design]', () => {
  const before = { seen: 1, at: NOW - DAY };

  it('is the latest visit once the page was left for half an hour', () => {
    expect(visitBefore(known(30, before), NOW)).toEqual({ seen: 5, at: NOW - 30 * MINUTE });
  });

  it('is the one before while a visit goes on, such as after a reload', () => {
    expect(visitBefore(known(29, before), NOW)).toEqual(before);
    expect(visitBefore(known(29), NOW)).toBeUndefined();
  });

  it('is none at the first visit, and after a clock was set back', () => {
    expect(visitBefore(undefined, NOW)).toBeUndefined();
    expect(visitBefore(known(-1), NOW)).toBeUndefined();
  });
});

it('forgets pages that were not visited for 30 days, and more than 40 [design]', () => {
  const others = Array.from({ length: 60 }, (_, index) => ({ ...known(index * 24 * 60), page: `p${index}` }));
  const kept = withVisit(others, known(0), NOW);
  expect(kept[0]?.page).toBe('liveblog:1');
  expect(kept).toHaveLength(32);
  expect(
    withVisit(
      others.map((each) => ({ ...each, at: NOW })),
      known(0),
      NOW,
    ),
  ).toHaveLength(40);
});

describe('openVisit [design]', () => {
  const open = (name = 'liveblog:1') => openVisit(visitedPage({ loginCookie: 'nmt_login' }), name);
  let settings: object;

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    settings = { data: { history_enabled: true, history_show_days: 30 } };
    backend({
      'GET /login-status': { permissions: [], uuid: 'u1' },
      'GET /papi/api/user/settings': () => settings,
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    setLogin(undefined);
    localStorage.clear();
    sessionStorage.clear();
  });

  it('remembers, for a visitor without an account too', async () => {
    const first = await open();
    expect(first?.before).toBeUndefined();
    first?.keep(42);
    vi.setSystemTime(NOW + DAY);
    expect((await open())?.before).toEqual({ seen: 42, at: NOW });
    expect((await open('liveblog:2'))?.before).toBeUndefined();
    expect(localStorage.getItem('nmt_visits')).toBeNull();
  });

  it('is of one login, and remembers nothing after a logout on the same page', async () => {
    setLogin('a');
    const visit = await open();
    visit?.keep(42);
    setLogin('b');
    visit?.keep(43);
    vi.setSystemTime(NOW + DAY);
    expect((await open())?.before).toBeUndefined();
    setLogin('a');
    expect((await open())?.before?.seen).toBe(42);
  });

  it('does not exist for who refuses, and a refusal removes what was stored', async () => {
    setLogin('a');
    const visit = await open();
    visit?.keep(42);
    refuseHistory(loginHash('nmt_login'));
    expect(localStorage.getItem('nmt_visits')).toBeNull();
    visit?.keep(42);
    expect(localStorage.getItem('nmt_visits')).toBeNull();
    expect(await open()).toBeUndefined();
    giveHistoryPermission(loginHash('nmt_login'));
    expect(await open()).toMatchObject({ before: undefined });
  });

  it('does not exist where the account keeps no history', async () => {
    setLogin('a');
    settings = { data: { history_enabled: false } };
    expect(await open()).toBeUndefined();
  });

  it('ignores what another release or a person has stored', async () => {
    localStorage.setItem(
      'nmt_visits_anonymous',
      JSON.stringify({ value: { of: '', pages: [{ page: 'liveblog:1', seen: 'x', at: 1 }] }, savedAt: 1 }),
    );
    expect((await open())?.before).toBeUndefined();
  });
});
