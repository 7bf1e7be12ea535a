// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emit, on } from '../../../../../core/runtime/bus/bus.ts';
import { takeCare } from '../../../../../core/runtime/caretaker/caretaker.ts';
import type { Caretaker, Loader, Mounts, Notice } from '../../../../../core/runtime/loader/contract.ts';
import type { RoutingTable } from '../../../../../core/runtime/loader/read-routes.ts';
import { facts, find, mountOf, route } from '../loader/support.ts';

const mounts: Mounts = new Map();
const addHooks = vi.fn<(root: ParentNode) => void>();
const replan = vi.fn<(hash: string) => void>();
let notify: (notice: Notice) => void;

/** @param notices earlier notices */
const take = (given = facts({ hash: location.hash }), notices: Notice[] = []): Caretaker =>
  takeCare({
    base: '/assets/',
    table: { release: '0a1b2' } as RoutingTable,
    routes: [route('quiz'), route('view-count', { hook: 'time' })],
    facts: given,
    mounts,
    observers: {},
    addHooks,
    failMount: () => {},
    subscribe: (listener) => {
      notify = listener;
      notices.forEach(listener);
    },
    load: async () => ({}),
    loadFiles: async () => {},
    loadRoute: (() => {}) as unknown as Loader['loadRoute'],
    replan,
  });

beforeEach(() => {
  mounts.clear();
  addHooks.mockReset();
  replan.mockReset();
  delete window.nmt;
  document.body.innerHTML = '<div id="a"></div>';
});

it('handles elements that were added, moved or removed before it loaded, and no other', () => {
  document.body.innerHTML =
    '<div id="a" data-widget="quiz"></div><div id="moved" data-widget="quiz"></div><div id="new" data-widget="quiz"></div><time></time>';
  const gone = mountOf(document.createElement('div'), { state: 'mounted' });
  const stays = mountOf(find('#a'), { state: 'mounted' });
  // It was not in the document when its code loaded.
  const ended = mountOf(find('#moved'));
  ended.controller.abort();
  const goes = mountOf(find('#moved'), { state: 'mounted' });
  mounts.set(gone.hook, [gone]).set(stays.hook, [stays]).set(ended.hook, [ended, goes]);
  take();
  expect([gone, stays].map(({ controller }) => controller.signal.aborted)).toEqual([true, false]);
  expect([...mounts]).toEqual([
    [find('#a'), [stays]],
    [find('#moved'), [goes]],
  ]);
  expect(addHooks.mock.calls).toEqual([[find('#moved')], [find('#new')], [find('time')]]);
});

it('looks only once at a hook that the loader does not know', async () => {
  document.body.innerHTML = '<div id="a" data-widget="rare"></div><div id="b" data-widget="rare"></div>';
  // The caretakers of earlier tests observe the same document.
  await new Promise((resolve) => setTimeout(resolve));
  addHooks.mockReset();
  take(facts({ hash: location.hash }), [{ unknown: find('#a') }]);
  expect(addHooks.mock.calls).toEqual([[find('#b')]]);
});

it('takes the notices over and opens the global', () => {
  take();
  const heard: string[] = [];
  const off = on('feature:mounted', ({ feature }) => void heard.push(feature));
  notify({ mount: mountOf(find('#a')) });
  off();
  expect(heard).toEqual(['quiz']);
  expect(window.nmt).toHaveProperty('release', '0a1b2');
});

it('plans anew where the fragment changed before it was loaded [page-runtime-1]', () => {
  take(facts({ hash: '#foto' }));
  expect(replan).toHaveBeenCalledWith(location.hash);
});

it('plans anew when the fragment changes', () => {
  take();
  location.hash = '#foto';
  window.dispatchEvent(new Event('hashchange'));
  expect(replan).toHaveBeenCalledWith('#foto');
});

it('emits when the page returns from the back/forward cache, and only then', () => {
  take();
  const restored = vi.fn<() => void>();
  const off = on('page:restored', restored);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(restored).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(restored).toHaveBeenCalled();
  off();
});

describe('waiting for an event', () => {
  it('ends with the first event', async () => {
    const start = vi.fn<() => void>();
    take().once('image:loaded', start, new AbortController().signal);
    const image = document.createElement('img');
    emit('image:loaded', { image });
    await Promise.resolve();
    emit('image:loaded', { image });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('is over at once where the event reports a known state', async () => {
    const start = vi.fn<() => void>();
    emit('colour-scheme:changed', { scheme: 'dark', colour: 'dark' });
    take().once('colour-scheme:changed', start, new AbortController().signal);
    await Promise.resolve();
    emit('colour-scheme:changed', { scheme: 'light', colour: 'light' });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('ends with the hook', () => {
    const start = vi.fn<() => void>();
    const controller = new AbortController();
    take().once('image:loaded', start, controller.signal);
    controller.abort();
    emit('image:loaded', { image: document.createElement('img') });
    expect(start).not.toHaveBeenCalled();
  });
});
