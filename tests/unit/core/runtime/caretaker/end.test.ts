// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import { endMounts } from '../../../../../core/runtime/caretaker/end.ts';
import type { Mount, Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { find, mountOf, route } from '../loader/support.ts';

let mounts: Mounts;

const put = (selector: string, ...all: Mount[]) => {
  find(selector).dataset.widgetState = all[0]?.state;
  mounts.set(find(selector), all);
};

beforeEach(() => {
  mounts = new Map();
  document.body.innerHTML = '<section><div id="a"><i id="b"></i></div></section><div id="c"></div>';
});

it('ends everything in and on an element, and nothing else', () => {
  const a = mountOf(find('#a'), { state: 'mounted' });
  const b = mountOf(find('#b'), { state: 'waiting' });
  const c = mountOf(find('#c'), { state: 'mounted' });
  put('#a', a);
  put('#b', b);
  put('#c', c);
  endMounts(mounts, find('#a'));
  expect([a, b, c].map(({ controller }) => controller.signal.aborted)).toEqual([true, true, false]);
  expect([...mounts.keys()]).toEqual([find('#c')]);
  expect(document.querySelectorAll('[data-widget-state]')).toHaveLength(1);
  endMounts(mounts, document);
  expect(c.controller.signal.aborted).toBe(true);
  expect(mounts.size).toBe(0);
});

it('ends all features of a hook and reports those that were mounted', () => {
  const received: string[] = [];
  const off = on('feature:unmounted', ({ feature, hook }) => void received.push(`${feature} ${hook.id}`));
  const mounted = mountOf(find('#a'), { state: 'mounted' });
  const failed = mountOf(find('#a'), { state: 'failed', route: route('poll') });
  const loading = mountOf(find('#a'), { state: 'loading', route: route('zoom') });
  put('#a', mounted, failed, loading);
  endMounts(mounts, find('section'));
  endMounts(mounts, find('section'));
  off();
  expect(received).toEqual(['quiz a']);
  expect([mounted, failed, loading].every(({ controller }) => controller.signal.aborted)).toBe(true);
});

it('leaves an element alone that only claims a state', () => {
  find('#c').dataset.widgetState = 'mounted';
  endMounts(mounts, document);
  expect(find('#c').dataset.widgetState).toBe('mounted');
});
