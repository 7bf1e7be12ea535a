import { beforeEach, expect, it, vi } from 'vitest';
import { handleEvents } from '../../../../../../core/user/push/worker/handle-events.ts';
import { withWords } from '../../../../../../core/user/push/worker/words.ts';
import type { WorkerEvents, WorkerScope } from '../../../../../../core/user/push/worker/worker-scope.ts';

const ORIGIN = 'https://krant.example';
let listeners: Map<string, (event: never) => void>;
let sendToken: ReturnType<typeof vi.fn<(token: string) => Promise<void>>>;
let scope: WorkerScope & { tabs: { url: string; focus: () => Promise<unknown> }[] };
const shown = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
const opened = vi.fn<(address: string) => Promise<unknown>>();
const subscribe = vi.fn();
const skipWaiting = vi.fn(async () => {});

beforeEach(() => {
  vi.resetAllMocks();
  shown.mockResolvedValue();
  opened.mockResolvedValue(null);
  listeners = new Map();
  sendToken = vi.fn(async () => {});
  scope = {
    tabs: [],
    location: { origin: ORIGIN, search: '' },
    registration: { showNotification: shown, pushManager: { subscribe } },
    clients: { matchAll: async () => scope.tabs, openWindow: opened },
    skipWaiting,
    addEventListener: (type, listener) => listeners.set(type, listener as never),
  };
  handleEvents(scope, sendToken);
});

/** Dispatches an event, and waits for the worker's handler. */
async function play<Type extends keyof WorkerEvents>(
  type: Type,
  event: Omit<WorkerEvents[Type], 'waitUntil'>,
) {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as never);
  await Promise.all(work);
}
const click = (data: unknown, close = vi.fn()) =>
  play('notificationclick', { notification: { data, close } });

it('handles no requests of pages', () => {
  expect([...listeners.keys()]).toEqual(['install', 'push', 'notificationclick', 'pushsubscriptionchange']);
});

it('takes over at once when it is a new version', async () => {
  skipWaiting.mockResolvedValue();
  await play('install', {});
  expect(skipWaiting).toHaveBeenCalledOnce();
});

it('shows a message', async () => {
  const text = JSON.stringify({ title: 'Dijk bezweken', body: 'Bij Zwolle', url: '/nieuws/dijk-a1' });
  await play('push', { data: { text: () => text } });
  const options = { body: 'Bij Zwolle', lang: 'nl', data: { url: `${ORIGIN}/nieuws/dijk-a1` } };
  expect(shown.mock.calls).toEqual([['Dijk bezweken', options]]);
});

it('shows a plain notification where there is no message, and survives a browser that shows none', async () => {
  await play('push', { data: null });
  const unreadable = () => {
    throw new TypeError('unreadable');
  };
  await play('push', { data: { text: unreadable } });
  expect(shown.mock.calls.map(([title]) => title)).toEqual(['Er is nieuws', 'Er is nieuws']);
  shown.mockRejectedValue(new TypeError('No permission.'));
  await expect(play('push', { data: null })).resolves.toBeUndefined();
});

it('says by itself what the site says, in the language of the site', async () => {
  const words = { language: 'en-GB', news: 'Latest news & more', seeFrontPage: 'See it on the front page.' };
  const { search } = new URL(withWords(`${ORIGIN}/push-worker.js?v=2`, words));
  handleEvents({ ...scope, location: { origin: ORIGIN, search } }, sendToken);
  await play('push', { data: null });
  await play('push', { data: { text: () => '{"title":"Dyke broken"}' } });
  expect(shown.mock.calls).toEqual([
    ['Latest news & more', { body: 'See it on the front page.', lang: 'en-GB', data: { url: `${ORIGIN}/` } }],
    ['Dyke broken', { body: '', lang: 'en-GB', data: { url: `${ORIGIN}/` } }],
  ]);
});

it('focuses a tab with the same address before it opens another', async () => {
  const focus = vi.fn(async () => {});
  const other = vi.fn(async () => {});
  scope.tabs = [
    { url: `${ORIGIN}/`, focus: other },
    { url: `${ORIGIN}/nieuws/dijk-a1#reacties`, focus },
  ];
  const close = vi.fn();
  await click({ url: `${ORIGIN}/nieuws/dijk-a1` }, close);
  expect(close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
  expect(other).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
});

it('opens the address where no tab has it, or the tab is gone', async () => {
  scope.tabs = [{ url: `${ORIGIN}/nieuws/dijk-a1?pagina=2`, focus: vi.fn() }];
  await click({ url: `${ORIGIN}/nieuws/dijk-a1` });
  scope.tabs = [{ url: `${ORIGIN}/nieuws/dijk-a1`, focus: () => Promise.reject(new TypeError('gone')) }];
  await click({ url: `${ORIGIN}/nieuws/dijk-a1` });
  expect(opened.mock.calls).toEqual([[`${ORIGIN}/nieuws/dijk-a1`], [`${ORIGIN}/nieuws/dijk-a1`]]);
});

it.each([
  null,
  undefined,
  {},
  { url: 'https://elsewhere.example/' },
  { url: 'javascript:alert(1)' },
  'tekst',
])('opens the front page where a notification has the data %j', async (data) => {
  await click(data);
  expect(opened.mock.calls).toEqual([[`${ORIGIN}/`]]);
});

it('sends the new token when the browser replaces it [web-push-4]', async () => {
  const newSubscription = { toJSON: () => ({ endpoint: 'https://push.example/2' }) } as never;
  await play('pushsubscriptionchange', { newSubscription });
  const options = { userVisibleOnly: true, applicationServerKey: null };
  subscribe.mockResolvedValue({ toJSON: () => ({ endpoint: 'https://push.example/3' }) });
  await play('pushsubscriptionchange', { oldSubscription: { options } as never });
  expect(subscribe).toHaveBeenCalledWith(options);
  expect(sendToken.mock.calls.map(([token]) => JSON.parse(token).endpoint)).toEqual([
    'https://push.example/2',
    'https://push.example/3',
  ]);
});

it('leaves it to the next page where nothing is known, or the call fails', async () => {
  await play('pushsubscriptionchange', {});
  expect(sendToken).not.toHaveBeenCalled();
  sendToken.mockRejectedValue(new TypeError('offline'));
  const newSubscription = { toJSON: () => ({}) } as never;
  await expect(play('pushsubscriptionchange', { newSubscription })).resolves.toBeUndefined();
});
