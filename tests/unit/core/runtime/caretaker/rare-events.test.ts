// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRareEvents } from '../../../../../core/runtime/caretaker/rare-events.ts';
import type { Mount, Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { find, mountOf } from '../loader/support.ts';

const mounts: Mounts = new Map();
const start = vi.fn<() => void>();
let settled: () => Promise<void>;

/** Gives the hook its feature, which the loader does in a later task. */
async function plan(over: Partial<Mount> = {}): Promise<Mount> {
  const mount = mountOf(find('#hook'), { start, ...over });
  mounts.set(mount.hook, [mount]);
  mount.hook.setAttribute('data-widget-state', mount.state);
  await settled();
  return mount;
}

function press(): Event {
  const event = new Event('click', { bubbles: true });
  find('#button').dispatchEvent(event);
  return event;
}

beforeEach(() => {
  vi.useFakeTimers();
  // Mutation observers report in timers here.
  settled = async () => {
    await vi.advanceTimersByTimeAsync(1);
  };
  mounts.clear();
  start.mockReset();
  document.body.innerHTML = '<div id="hook" data-widget="quiz"><button id="button"></button></div>';
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives events to a hook whose turn in the plan comes after them, in order [loader-3]', async () => {
  const events = createRareEvents(mounts);
  const [first, second] = [press(), press()];
  events.keep(first);
  events.keep(second);
  const mount = await plan();
  expect(mount.early).toEqual([first, second]);
  expect(start).toHaveBeenCalled();
});

it('gives events to a hook that was planned before the caretaker heard of them', async () => {
  const mount = await plan();
  const event = press();
  createRareEvents(mounts).keep(event);
  expect(mount.early).toEqual([event]);
  expect(start).toHaveBeenCalledOnce();
});

it('drops events of hooks whose features could not be looked up', async () => {
  const events = createRareEvents(mounts);
  events.keep(press());
  events.drop();
  expect((await plan()).early).toBeUndefined();
});

it('gives nothing to features that have mounted or failed', async () => {
  const events = createRareEvents(mounts);
  for (const over of [{ since: 1 }, { error: new Error('broken') }]) {
    const mount = await plan(over);
    events.keep(press());
    expect(mount.early).toBeUndefined();
  }
  expect(start).not.toHaveBeenCalled();
});
