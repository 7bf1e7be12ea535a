// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareStream } from '../../../../../../core/platform/http/stream/share-stream.ts';
import type { StreamMessage } from '../../../../../../core/platform/http/stream/stream-message.ts';
import { emit } from '../../../../../../core/runtime/bus/bus.ts';
import { type Connections, stubStreams } from '../../../../support/fake-stream.ts';
import { setVisible } from '../../../../widgets/support/visible.ts';

const URL_ = 'https://krant.example/stroom/4104';
const SILENCE = 15_000;
let connections: Connections;
let tabs: AbortController[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  connections = stubStreams();
});

afterEach(() => {
  for (const tab of tabs) tab.abort();
  tabs = [];
  setVisible(true);
  expect(vi.getTimerCount()).toBe(0);
  expect(connections.open()).toEqual([]);
  vi.useRealTimers();
});

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

/** Opens a tab; it ends with the page. */
async function openTab(url = URL_) {
  const received: StreamMessage[] = [];
  const tab = new AbortController();
  tabs.push(tab);
  shareStream({ url, silence: SILENCE, receive: (message) => received.push(message), signal: tab.signal });
  await pass();
  return { received, kinds: () => received.map(({ kind }) => kind).join(' '), close: () => tab.abort() };
}

it('has one connection for all tabs, whose events each of them gets once and in order', async () => {
  const [one, two] = [await openTab(), await openTab()];
  connections.only().open();
  connections.only().send('{}', 7);
  connections.only().ping();
  connections.only().send('{"a":1}', 8);
  const all = [
    { kind: 'open' },
    { kind: 'event', data: '{}', id: '7' },
    { kind: 'ping' },
    { kind: 'event', data: '{"a":1}', id: '8' },
  ];
  expect([one.received, two.received]).toEqual([all, all]);
});

it('lets another tab connect when that with the connection is closed, and repeat its last event', async () => {
  const [one, two] = [await openTab(), await openTab()];
  connections.only().open();
  connections.only().send('{}', 7);
  connections.only().send('{}', 8);
  one.close();
  await pass();
  connections.only().open();
  expect(connections.urls()).toEqual([URL_, `${URL_}?last_event_id=7`]);
  expect(two.kinds()).toBe('open event event open');
  expect(one.kinds()).toBe('open event event closed');
});

it('has a connection for each address', async () => {
  await openTab();
  await openTab(`${URL_}1`);
  expect(connections.open().map(({ url }) => url)).toEqual([URL_, `${URL_}1`]);
});

it('has none while the page is hidden or in the back/forward cache', async () => {
  const tab = await openTab();
  connections.only().open();
  setVisible(false);
  expect(connections.open()).toEqual([]);
  await pass(SILENCE * 9);
  setVisible(true);
  await pass();
  connections.only().open();
  window.dispatchEvent(new Event('pagehide'));
  expect(connections.open()).toEqual([]);
  emit('page:restored', {});
  await pass();
  connections.only();
  expect(tab.kinds()).toBe('open closed open closed');
});

it('opens none on a page that is opened hidden, until it is shown', async () => {
  setVisible(false);
  await openTab();
  expect(connections.urls()).toEqual([]);
  setVisible(true);
  await pass();
  expect(connections.urls()).toEqual([URL_]);
});

it('ends with an error, with silence, or if it never answers, and comes back later each time', async () => {
  const tab = await openTab();
  await pass(SILENCE);
  expect(tab.received).toEqual([{ kind: 'failed', isSilent: true }]);
  expect(connections.open()).toEqual([]);
  await pass(6_000);
  connections.only().fail();
  expect(tab.received.at(-1)).toEqual({ kind: 'failed', isSilent: false });
  await pass(10_999);
  expect(connections.urls()).toHaveLength(2);
  await pass(1);
  connections.only().open();
  for (let pings = 0; pings < 5; pings++) {
    await pass(SILENCE - 1);
    connections.only().ping();
  }
  await pass(SILENCE);
  expect(tab.received.at(-1)).toEqual({ kind: 'failed', isSilent: true });
});

it('opens it again at once when the browser is online again', async () => {
  await openTab();
  connections.only().fail();
  window.dispatchEvent(new Event('online'));
  connections.only();
  window.dispatchEvent(new Event('online'));
  expect(connections.urls()).toHaveLength(2);
});

it('hears of a tab that has the connection and is blocked that it is silent', async () => {
  const blocked = new BroadcastChannel(`nmt-stream ${URL_}`);
  void navigator.locks.request(
    `nmt-stream ${URL_}`,
    { signal: new AbortController().signal },
    () => new Promise(() => {}),
  );
  const tab = await openTab();
  expect(connections.urls()).toEqual([]);
  blocked.postMessage({ kind: 'ping' });
  blocked.postMessage({ kind: 'event', data: 7 });
  blocked.postMessage('open');
  await pass(SILENCE);
  expect(tab.received).toEqual([{ kind: 'ping' }, { kind: 'failed', isSilent: true }]);
});

it.each([
  ['locks', () => Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })],
  [
    'permission for locks',
    () =>
      Object.defineProperty(navigator, 'locks', {
        configurable: true,
        value: { request: () => Promise.reject(new Error('denied')) },
      }),
  ],
  ['channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
])('has a connection for each tab in a browser without %s', async (_, take) => {
  take();
  const [one, two] = [await openTab(), await openTab()];
  for (const connection of connections.open()) connection.open();
  expect(connections.open()).toHaveLength(2);
  expect([one.received.length, two.received.length].every((length) => length > 0)).toBe(true);
});

it('fails in a browser without EventSource', async () => {
  vi.stubGlobal('EventSource', undefined);
  const tab = await openTab();
  expect(tab.received).toEqual([{ kind: 'failed', isSilent: false }]);
});
