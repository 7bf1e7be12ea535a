// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { HttpError } from '../../../../../core/platform/http/http-error.ts';
import { onEntries, putEntry, removeEntry, storeSent } from '../../../../../core/platform/http/outbox/box.ts';
import type { Entry } from '../../../../../core/platform/http/outbox/entry.ts';
import type { Account } from '../../../../../core/user/personal/account-copy.ts';
import { FRESH_FOR } from '../../../../../core/user/personal/base.ts';
import { createPersonalStore } from '../../../../../core/user/personal/create-personal-store.ts';
import type { PersonalWrite } from '../../../../../core/user/personal/subject.ts';
import type { WriteOutcome } from '../../../../../core/user/profile/profile-write.ts';
import { forgetPersonal } from '../../../../../core/user/visitor/forget-personal.ts';
import { logged } from '../../../support/logged.ts';
import { SimulatedServer } from '../../platform/http/outbox/simulated.ts';
import { blockStorage, changeInOtherTab, fillStorage } from '../../platform/storage/storages.ts';
import { numbers } from './numbers.ts';
import { SimulatedTabs } from './simulated-tabs.ts';

const KEY = numbers.key;
const MINUTE = 60_000;
let ends: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T10:00:00Z') });
  localStorage.clear();
  ends = new AbortController();
});

afterEach(() => {
  ends.abort();
  vi.useRealTimers();
});

/** One tab, whose calls and answers the test controls. */
function open({ account = 'anna' as Account, answers = [[1, 2]] as (number[] | Error)[] } = {}) {
  const accounts = createStore<Account>(() => account);
  const load = vi.fn(async (_: AbortSignal): Promise<readonly number[]> => {
    const answer = answers[Math.min(load.mock.calls.length, answers.length) - 1] ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  let wake = () => {};
  let outdated = () => {};
  const write = vi.fn(async (_: PersonalWrite): Promise<WriteOutcome> => ({ state: 'sent' }));
  const isPresent = vi.fn(async (_: string) => true);
  const store = createPersonalStore(numbers, {
    account: accounts,
    isPresent,
    load,
    writeInTurn: (writes) => writes.map(write),
    onEntries,
    onOutdated: (handler) => {
      outdated = handler;
    },
    onWakeSigns: (handler) => {
      wake = handler;
    },
    now: Date.now,
    signal: ends.signal,
  });
  return { store, load, write, isPresent, accounts, wake: () => wake(), outdated: () => outdated() };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

function entry(id: string, changed: number, owner = 'anna'): Entry {
  const json = { op: 'add', id: changed };
  const path = '/papi/api/favorite/add';
  const counts = { order: changed, savedAt: Date.now(), failures: 0, conflicts: 0 };
  return { id, owner, method: 'PUT', path, json, tab: 'other', ...counts };
}

describe('the call', () => {
  it('is made when the first subscribes, once for fifty', async () => {
    const { store, load } = open();
    expect(load).not.toHaveBeenCalled();
    for (let index = 0; index < 50; index++) store.subscribe(() => {});
    expect(store.getState().state).toBe('loading');
    await settled();
    expect(store.getState()).toEqual({ state: 'ready', data: [1, 2], pending: [], underWay: [] });
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not made for who only watches or makes a change', async () => {
    const { store, load, write } = open();
    const seen = vi.fn();
    store.watch(seen);
    await store.change({ op: 'add', id: 5 });
    putEntry(entry('a', 5));
    await settled();
    expect(seen).toHaveBeenCalled();
    expect(store.getState()).toEqual({
      state: 'loading',
      data: [5],
      pending: [{ op: 'add', id: 5 }],
      underWay: [{ op: 'add', id: 5 }],
    });
    expect(write).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
    store.subscribe(() => {});
    await settled();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not made on the next page while the copy is fresh, and is when it is not', async () => {
    open().store.subscribe(() => {});
    await settled();
    const second = open();
    second.store.subscribe(() => {});
    expect(second.store.getState()).toEqual({ state: 'ready', data: [1, 2], pending: [], underWay: [] });
    vi.setSystemTime(Date.now() + FRESH_FOR);
    const third = open({ answers: [[3]] });
    third.store.subscribe(() => {});
    expect(third.store.getState().data).toEqual([1, 2]);
    await settled();
    expect(third.store.getState().data).toEqual([3]);
    expect([second.load, third.load].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('is made where the copy is from the future or unreadable', async () => {
    open().store.subscribe(() => {});
    await settled();
    vi.setSystemTime(Date.now() - MINUTE);
    const back = open();
    back.store.subscribe(() => {});
    localStorage.setItem(KEY, '{"value":{"owner":1}}');
    const broken = open();
    broken.store.subscribe(() => {});
    await settled();
    expect([back.load, broken.load].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is not made for nobody, and not before the visitor is known', async () => {
    const nobody = open({ account: null });
    nobody.store.subscribe(() => {});
    const unknown = open({ account: undefined });
    // The parameter's default stands for a missing account.
    unknown.accounts.setState(undefined, true);
    unknown.store.subscribe(() => {});
    await settled();
    expect(nobody.store.getState()).toEqual({ state: 'anonymous', data: [], pending: [], underWay: [] });
    expect(unknown.store.getState().state).toBe('unknown');
    expect(nobody.load).not.toHaveBeenCalled();
    expect(unknown.load).not.toHaveBeenCalled();
  });

  it('that fails is logged, and made again when it may succeed', async () => {
    const { store, wake } = open({ answers: [new HttpError('invalid', 'odd'), [4]] });
    store.subscribe(() => {});
    await settled();
    expect(store.getState().state).toBe('failed');
    expect(logged(/^error/)).toHaveLength(1);
    wake();
    await settled();
    expect(store.getState()).toMatchObject({ state: 'ready', data: [4] });
  });

  it('that gets no answer is made again by itself', async () => {
    const { store, load } = open({ answers: [new HttpError('network', 'lost'), [4]] });
    store.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.getState()).toMatchObject({ state: 'ready', data: [4] });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that fails after a logout elsewhere is not a fault', async () => {
    const { store, isPresent } = open({
      answers: [new HttpError('status', 'no such reader', { status: 404 })],
    });
    isPresent.mockResolvedValue(false);
    store.subscribe(() => {});
    await settled();
    expect(store.getState().state).toBe('loading');
  });

  it('that fails changes nothing where a copy is known', async () => {
    const { store } = open({ answers: [[1], new HttpError('network', 'lost')] });
    store.subscribe(() => {});
    await settled();
    const refreshed = store.refresh();
    await vi.advanceTimersByTimeAsync(MINUTE);
    await refreshed;
    expect(store.getState()).toMatchObject({ state: 'ready', data: [1] });
    logged('error nmt personal: The list of numbers could not be loaded. HttpError: lost');
  });

  it('takes the place of one that is under way', async () => {
    const { store, load } = open();
    let answer = (_: number[]) => {};
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    store.subscribe(() => {});
    await settled();
    await store.refresh(async () => [7]);
    answer([5]);
    await settled();
    expect(store.getState()).toMatchObject({ state: 'ready', data: [7] });
  });
});

it('fetches again on the next page where a write was sent while the call was under way', async () => {
  const { store, load } = open({ answers: [] });
  load.mockImplementationOnce(async () => {
    storeSent(entry('a', 5));
    return [1];
  });
  store.subscribe(() => {});
  await settled();
  expect(store.getState()).toMatchObject({ state: 'ready', data: [1, 5] });
  const next = open({ answers: [[1, 5, 6]] });
  next.store.subscribe(() => {});
  expect(next.store.getState().data).toEqual([1, 5]);
  await settled();
  expect(next.store.getState().data).toEqual([1, 5, 6]);
});

describe('other tabs', () => {
  it('take a newer copy without a call', async () => {
    const { store, load } = open();
    store.subscribe(() => {});
    await settled();
    vi.setSystemTime(Date.now() + MINUTE);
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '');
    const value = { ...stored.value, data: [9], at: stored.value.at + 1 };
    changeInOtherTab(localStorage, KEY, JSON.stringify({ ...stored, value }));
    expect(store.getState().data).toEqual([9]);
    changeInOtherTab(localStorage, KEY, JSON.stringify({ ...stored, value: { ...value, at: 1, data: [8] } }));
    expect(store.getState().data).toEqual([9]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('show what waits in the outbox, and no more when it was refused', async () => {
    const { store } = open();
    store.subscribe(() => {});
    await settled();
    putEntry(entry('a', 5));
    putEntry(entry('b', 6, 'bram'));
    expect(store.getState()).toEqual({
      state: 'ready',
      data: [1, 2, 5],
      pending: [{ op: 'add', id: 5 }],
      underWay: [{ op: 'add', id: 5 }],
    });
    removeEntry('a');
    expect(store.getState()).toEqual({ state: 'ready', data: [1, 2], pending: [], underWay: [] });
  });

  it('fetch again what storage cannot tell them', async () => {
    const { store, outdated } = open({ answers: [[1], [1, 2]] });
    store.subscribe(() => {});
    await settled();
    outdated();
    await settled();
    expect(store.getState().data).toEqual([1, 2]);
  });

  it('cause no new state where nothing changed', async () => {
    const { store } = open();
    const seen = vi.fn();
    store.subscribe(seen);
    await settled();
    seen.mockClear();
    putEntry(entry('b', 6, 'bram'));
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('another account', () => {
  it('sees nothing of the former one, in memory and in storage [sync-5]', async () => {
    const { store, accounts } = open({ answers: [[1], [2]] });
    const seen: unknown[] = [];
    store.subscribe(({ data }) => seen.push([accounts.getState(), [...data]]));
    await settled();
    accounts.setState('bram', true);
    expect(store.getState()).toEqual({ state: 'loading', data: [], pending: [], underWay: [] });
    expect(localStorage.getItem(KEY)).toBeNull();
    await settled();
    expect(seen).not.toContainEqual(['bram', [1]]);
    expect(store.getState().data).toEqual([2]);
    accounts.setState(null, true);
    expect(store.getState()).toEqual({ state: 'anonymous', data: [], pending: [], underWay: [] });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('does not get an answer that was under way', async () => {
    const { store, accounts, load } = open({ answers: [[1], [2]] });
    let answer = (_: number[]) => {};
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    store.subscribe(() => {});
    await settled();
    accounts.setState('bram', true);
    answer([1]);
    await settled();
    expect(store.getState().data).toEqual([2]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '').value.data).toEqual([2]);
  });

  it('whose login this page has not noticed is not shown as the present one', async () => {
    const { store, isPresent } = open();
    isPresent.mockResolvedValue(false);
    store.subscribe(() => {});
    await settled();
    expect(store.getState()).toMatchObject({ state: 'loading', data: [] });
    expect(localStorage.getItem(KEY)).toBeNull();
    await expect(store.read(async () => 'secret')).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('does not take the copy of another one', async () => {
    open().store.subscribe(() => {});
    await settled();
    const { store } = open({ account: 'bram', answers: [[3]] });
    store.subscribe(() => {});
    expect(store.getState().data).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('leaves nothing behind when it logs out [sync-5]', async () => {
    open().store.subscribe(() => {});
    await settled();
    forgetPersonal();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('details', () => {
  it('are added to what is known, for the next page as well', async () => {
    const { store } = open();
    store.learn((list) => [...list, 8], []);
    store.subscribe(() => {});
    await settled();
    expect(await store.read(async () => 'answer')).toBe('answer');
    store.learn((list) => [...list, 9], []);
    expect(store.getState().data).toEqual([1, 2, 9]);
    const next = open();
    next.store.subscribe(() => {});
    expect(next.store.getState().data).toEqual([1, 2, 9]);
  });
});

describe('storage', () => {
  const settle = () => vi.advanceTimersByTimeAsync(1_000);
  const show = ({ stores }: SimulatedTabs) => stores.map((store) => store.getState().data);

  it('that is full keeps no outdated copy for the next page', async () => {
    const { store } = open();
    store.subscribe(() => {});
    await settled();
    fillStorage();
    store.learn((list) => [...list, 9], []);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(store.getState().data).toEqual([1, 2, 9]);
  });

  it.each([
    ['is full', fillStorage],
    ['is blocked', blockStorage],
  ])('that %s costs other tabs a call, and nothing is lost', async (_, fault) => {
    const server = new SimulatedServer();
    const tabs = new SimulatedTabs(server, 2, [1]);
    await settle();
    fault();
    void tabs.store(0).change({ op: 'add', id: 5 });
    await settle();
    tabs.reportUnseen();
    await settle();
    expect(show(tabs)).toEqual([
      [1, 5],
      [1, 5],
    ]);
    tabs.close();
  });
});

it('rolls back a refused change in all tabs, and a reload shows a queued one', async () => {
  const server = new SimulatedServer();
  const tabs = new SimulatedTabs(server, 2, [1]);
  await vi.advanceTimersByTimeAsync(1_000);
  const outcome = tabs.store(0).change({ op: 'add', id: 5, bad: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(tabs.stores.map((store) => store.getState().data)).toEqual([
    [1, 5],
    [1, 5],
  ]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await outcome).toEqual({ state: 'refused', status: 422 });
  expect(tabs.stores.map((store) => store.getState().data)).toEqual([[1], [1]]);
  server.online = false;
  void tabs.store(1).change({ op: 'remove', id: 1 });
  await vi.advanceTimersByTimeAsync(200);
  tabs.reload(1);
  expect(tabs.store(1).getState()).toMatchObject({ data: [], pending: [{ op: 'remove', id: 1 }] });
  tabs.close();
});
