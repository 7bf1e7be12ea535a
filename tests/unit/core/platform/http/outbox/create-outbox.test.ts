// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listEntries, listSent, removeEntry } from '../../../../../../core/platform/http/outbox/box.ts';
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

it('sends one after the other and notifies each writer', async () => {
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

it.each(['lost', 'fails'] as const)(
  'does not bring back a withdrawn write whose try is %s',
  async (fault) => {
    const { write, server } = open([fault]);
    write('one');
    await vi.advanceTimersByTimeAsync(50);
    for (const { id } of listEntries()) removeEntry(id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasEntries()).toBe(false);
    expect(server.done).toEqual([]);
  },
);

it('retries at once at a sign of success, such as the connection returning', async () => {
  const { write, server, browser } = open(['lost', 'lost', 'lost', 'lost']);
  write('one');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(server.calls).toBe(4);
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.done).toEqual(['one']);
});

it('tries again at once when the connection returns while a call is failing', async () => {
  const { write, server, browser } = open(['lost']);
  await vi.advanceTimersByTimeAsync(0);
  write('one');
  await vi.advanceTimersByTimeAsync(50);
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(160);
  expect(server.done).toEqual(['one']);
});

it('obeys a server’s Retry-After, also in another tab and after a reload', async () => {
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

it('drops a refused write, reports it, and continues', async () => {
  const { write, server, browser } = open();
  const bad = write({ bad: true });
  write('two');
  await vi.advanceTimersByTimeAsync(250);
  expect(bad).toHaveBeenCalledWith({ state: 'refused', status: 422 });
  expect(browser.dropped.map(({ outcome }) => outcome)).toEqual([{ state: 'refused', status: 422 }]);
  expect(server.done).toEqual(['two']);
});

it('keeps the writes of another visitor until that one is there', async () => {
  const { write, server, browser } = open();
  await vi.advanceTimersByTimeAsync(0);
  server.visitorId = 'bram';
  write('of anna');
  write('of bram', { owner: 'bram' });
  await vi.advanceTimersByTimeAsync(500);
  expect(server.done).toEqual(['of bram']);
  server.visitorId = undefined;
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(server.calls).toBe(1);
  server.visitorId = 'anna';
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(server.done).toEqual(['of bram', 'of anna']);
  expect(server.mixedUp).toEqual([]);
});

it('waits for the visitor when the login is over, without repeated calls', async () => {
  const { write, server, browser } = open(['logged-out']);
  write('one');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.calls).toBe(1);
  browser.tab(0).wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.done).toEqual(['one']);
});

it('drops a write that could not be sent for seven days, and reports it', async () => {
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

it('takes over the writes of a closed tab, half a minute after it sees them', async () => {
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

it('notifies the tab of a write that another tab sent', async () => {
  const { write, browser, server } = open(['lost'], 2);
  const heard = write('one');
  await vi.advanceTimersByTimeAsync(100);
  browser.tab(1).wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.done).toEqual(['one']);
  browser.notifyTabs();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveBeenCalledWith({ state: 'sent' });
  expect(hasEntries()).toBe(false);
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^nmt_outbox_sent:/)]);
});

it('lists what was sent for an hour', async () => {
  const { write, browser } = open();
  write('one');
  await vi.advanceTimersByTimeAsync(100);
  expect(listSent()).toMatchObject([{ json: 'one', owner: 'anna' }]);
  await vi.advanceTimersByTimeAsync(61 * 60_000);
  browser.wakeTabs();
  await vi.advanceTimersByTimeAsync(0);
  expect(listSent()).toEqual([]);
});

it('removes invalid entries from storage', async () => {
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

describe('writes in turn', () => {
  const inTurn = (browser: SimulatedBrowser, jsons: (object | string)[], tab = 0) => {
    const path = '/papi/api/favorite/add';
    const writes = jsons.map((json) => ({ owner: 'anna', method: 'PUT' as const, path, json }));
    return Promise.all(browser.tab(tab).writeInTurn(writes));
  };

  it('are stored at once, and sent one after the other [topic-notify-2]', async () => {
    const { browser, server } = open();
    const outcomes = inTurn(browser, ['follow', 'notify']);
    expect(listEntries()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(250);
    expect(await outcomes).toEqual([{ state: 'sent' }, { state: 'sent' }]);
    expect(server.done).toEqual(['follow', 'notify']);
  });

  it('are dropped with the one that they need, and no other is [topic-notify-3]', async () => {
    const { browser, server, write } = open();
    const outcomes = inTurn(browser, [{ bad: true }, 'notify', 'more']);
    write('other');
    await vi.advanceTimersByTimeAsync(500);
    const refused = { state: 'refused', status: 422 };
    expect(await outcomes).toEqual([refused, refused, refused]);
    expect(server.done).toEqual(['other']);
    expect(hasEntries()).toBe(false);
  });

  it('stay where only the last one is refused [topic-notify-7]', async () => {
    const { browser, server } = open();
    const outcomes = inTurn(browser, ['follow', { bad: true }]);
    await vi.advanceTimersByTimeAsync(500);
    expect(await outcomes).toMatchObject([{ state: 'sent' }, { state: 'refused' }]);
    expect(server.done).toEqual(['follow']);
  });

  it('hear from the tab that sent them [topic-follow-7]', async () => {
    const { browser, write } = open([], 2);
    write('first', { tab: 1 });
    const outcomes = inTurn(browser, [{ bad: true }, 'notify']);
    await vi.advanceTimersByTimeAsync(500);
    browser.notifyTabs();
    expect(await outcomes).toMatchObject([{ state: 'refused' }, { state: 'refused' }]);
  });

  it('are not taken where the first one does not fit', async () => {
    const { browser } = open();
    const outcomes = await inTurn(browser, ['x'.repeat(9_000), 'notify']);
    expect(outcomes).toEqual([{ state: 'full' }, { state: 'full' }]);
    expect(hasEntries()).toBe(false);
  });
});

describe('a write of which the first answer decides', () => {
  const once = (browser: SimulatedBrowser) =>
    browser.tab(0).write({
      owner: 'anna',
      method: 'POST',
      path: '/papi/api/mijnonderwerpen/subscribe/',
      json: 'follow',
      firstAnswerDecides: true,
    });

  it.each(['fails', 'busy', 'logged-out'] as const)(
    'is refused after one try that is %s [topic-follow-7, topic-notify-3]',
    async (fault) => {
      const { browser, server } = open([fault]);
      const outcome = once(browser);
      await vi.advanceTimersByTimeAsync(11_000);
      expect(await outcome).toMatchObject({ state: 'refused' });
      expect(server.calls).toBe(1);
      expect(hasEntries()).toBe(false);
    },
  );

  it.each([
    ['lost', 150],
    ['unheard', 150],
    ['late', 10_150],
  ] as const)(
    'is never refused by a try that is %s: it is sent again under its key, also by the next page [topic-follow-7]',
    async (fault, time) => {
      const { browser, server } = open([fault, fault]);
      void once(browser);
      void browser.tab(0).write({
        owner: 'anna',
        method: 'POST',
        path: '/papi/api/mijnonderwerpen/notify/',
        json: 'notify',
        firstAnswerDecides: true,
      });
      await vi.advanceTimersByTimeAsync(time);
      expect(listEntries().map(({ json }) => json)).toEqual(['follow', 'notify']);
      expect(listEntries()[0]).toMatchObject({ isUnanswered: true });
      browser.reload(0);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(server.done).toEqual(['follow', 'notify']);
      expect(browser.dropped).toEqual([]);
      expect(hasEntries()).toBe(false);
    },
  );

  it('waits for the connection, and is then sent once [topic-follow-7]', async () => {
    const { browser, server } = open();
    server.online = false;
    const outcome = once(browser);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.done).toEqual([]);
    expect(hasEntries()).toBe(true);
    server.online = true;
    browser.wakeTabs();
    await vi.advanceTimersByTimeAsync(150);
    expect(await outcome).toEqual({ state: 'sent' });
    expect(server.done).toEqual(['follow']);
  });
});
