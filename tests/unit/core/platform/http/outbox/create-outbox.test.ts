// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listEntries } from '../../../../../../core/platform/http/outbox/box.ts';
import { hasEntries } from '../../../../../../core/platform/http/outbox/has-entries.ts';
import { MAX_ENTRIES } from '../../../../../../core/platform/http/outbox/rules.ts';
import { blockStorage, fillStorage } from '../../storage/storages.ts';
import { type Fault, SimulatedBrowser, SimulatedServer } from './simulated.ts';

const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T10:00:00Z') });
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

function open(faults: Fault[] = [], tabs = 1) {
  const server = new SimulatedServer(faults);
  const browser = new SimulatedBrowser(server, tabs);
  const write = (json: object | string, { owner = 'anna', tab = 0 } = {}) => {
    const outcome = browser.tab(tab).write({ owner, method: 'PUT', path: '/papi/api/favorite/add', json });
    const heard = vi.fn();
    void outcome.then(heard);
    return heard;
  };
  return { server, browser, write };
}

it('is stored before the call is made', () => {
  const { write, server } = open();
  write('one');
  expect(server.calls).toBe(0);
  expect(hasEntries()).toBe(true);
  expect(listEntries()).toMatchObject([{ owner: 'anna', json: 'one', path: '/papi/api/favorite/add' }]);
});

it('sends one after the other and tells each writer', async () => {
  const { write, server } = open();
  const [one, two] = [write('one'), write('two')];
  await vi.advanceTimersByTimeAsync(150);
  expect(server.done).toEqual(['one']);
  expect(one).toHaveBeenCalledWith({ state: 'sent' });
  expect(two).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.done).toEqual(['one', 'two']);
  expect(two).toHaveBeenCalledWith({ state: 'sent' });
  expect(hasEntries()).toBe(false);
});

it('waits longer after each failure, and new writes wait as well', async () => {
  const { write, server } = open(['lost', 'fails', 'lost']);
  write('one');
  await vi.advanceTimersByTimeAsync(100);
  write('two');
  await vi.advanceTimersByTimeAsync(999);
  expect(server.calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toBe(2);
  await vi.advanceTimersByTimeAsync(2_099);
  expect(server.calls).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.calls).toBe(3);
  await vi.advanceTimersByTimeAsync(4_400);
  expect(server.done).toEqual(['one', 'two']);
});

it('tries at once when there is a sign that it goes well, such as the connection coming back', async () => {
  const { write, server, browser } = open(['lost', 'lost', 'lost', 'lost']);
  write('one');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(server.calls).toBe(4);
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.done).toEqual(['one']);
});

it('tries again at once when the connection comes back while a call is failing', async () => {
  const { write, server, browser } = open(['lost']);
  await vi.advanceTimersByTimeAsync(0);
  write('one');
  await vi.advanceTimersByTimeAsync(50);
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(160);
  expect(server.done).toEqual(['one']);
});

it('leaves a server alone that asks for it, also in another tab and after a reload', async () => {
  const { write, server, browser } = open(['busy'], 2);
  write('one');
  await vi.advanceTimersByTimeAsync(100);
  browser.reload(0);
  browser.tab(1).wake();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(server.calls).toBe(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(server.done).toEqual(['one']);
});

it('drops what the server refuses, tells so, and goes on', async () => {
  const { write, server, browser } = open();
  const bad = write({ bad: true });
  write('two');
  await vi.advanceTimersByTimeAsync(250);
  expect(bad).toHaveBeenCalledWith({ state: 'refused', status: 422 });
  expect(browser.dropped.map(({ outcome }) => outcome)).toEqual([{ state: 'refused', status: 422 }]);
  expect(server.done).toEqual(['two']);
});

it('keeps the writes of another reader until that one is there', async () => {
  const { write, server, browser } = open();
  await vi.advanceTimersByTimeAsync(0);
  server.reader = 'bram';
  write('of anna');
  write('of bram', { owner: 'bram' });
  await vi.advanceTimersByTimeAsync(500);
  expect(server.done).toEqual(['of bram']);
  server.reader = undefined;
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(server.calls).toBe(1);
  server.reader = 'anna';
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(server.done).toEqual(['of bram', 'of anna']);
  expect(server.mixedUp).toEqual([]);
});

it('waits for the reader when the login is over, without asking again and again', async () => {
  const { write, server, browser } = open(['logged-out']);
  write('one');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.calls).toBe(1);
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.done).toEqual(['one']);
});

it('drops what could not be sent for seven days, and tells so', async () => {
  const { write, server, browser } = open();
  server.online = false;
  const old = write('old');
  await vi.advanceTimersByTimeAsync(100);
  vi.setSystemTime(Date.now() + 7 * DAY + 1);
  server.online = true;
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(old).toHaveBeenCalledWith({ state: 'expired' });
  expect(browser.dropped).toHaveLength(1);
  expect(server.done).toEqual([]);
  expect(hasEntries()).toBe(false);
});

it('takes no more than a hundred writes', async () => {
  const { write, server } = open();
  server.online = false;
  const writers = Array.from({ length: MAX_ENTRIES + 1 }, (_, number) => write({ number }));
  await vi.advanceTimersByTimeAsync(0);
  expect(writers.at(-1)).toHaveBeenCalledWith({ state: 'full' });
  expect(writers.at(-2)).not.toHaveBeenCalled();
  expect(listEntries()).toHaveLength(MAX_ENTRIES);
});

it('takes over what a tab left that closed, half a minute after it sees it', async () => {
  const { write, server, browser } = open(['lost'], 2);
  write('one');
  await vi.advanceTimersByTimeAsync(100);
  browser.notifyTabs();
  const calls = server.calls;
  browser.close(0);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(server.calls).toBe(calls);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.done).toEqual(['one']);
});

it('tells the tab that made a write which another tab sent', async () => {
  const { write, browser, server } = open(['lost'], 2);
  const heard = write('one');
  await vi.advanceTimersByTimeAsync(100);
  browser.tab(1).wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.done).toEqual(['one']);
  browser.notifyTabs();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledWith({ state: 'sent' });
  expect(localStorage.length).toBe(0);
});

it('removes from storage what is no write', async () => {
  localStorage.setItem('nmt_outbox:x', 'kapot');
  localStorage.setItem('nmt_outbox_outcome:x', '{"value":{"state":"sent"},"savedAt":1}');
  const { server } = open();
  await vi.advanceTimersByTimeAsync(100);
  expect(localStorage.length).toBe(0);
  expect(server.calls).toBe(0);
});

describe.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
])('with storage that is %s', (_, spoil) => {
  it('keeps writes as long as the page lives, and sends them in order', async () => {
    spoil();
    const { write, server } = open(['lost', 'fails']);
    const [one, two] = [write('one'), write('two')];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.done).toEqual(['one', 'two']);
    expect(one).toHaveBeenCalledWith({ state: 'sent' });
    expect(two).toHaveBeenCalledWith({ state: 'sent' });
    expect(listEntries()).toEqual([]);
  });
});

it('leaves no timer when the page ends', async () => {
  const { write, browser } = open(['lost']);
  write('one');
  await vi.advanceTimersByTimeAsync(100);
  expect(vi.getTimerCount()).toBe(1);
  browser.close(0);
  expect(vi.getTimerCount()).toBe(0);
});
