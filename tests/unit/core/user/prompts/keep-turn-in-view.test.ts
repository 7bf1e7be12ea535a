// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTurnInView } from '../../../../../core/user/prompts/keep-turn-in-view.ts';
import { type Prompt, requestPrompt } from '../../../../../core/user/prompts/prompts.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

let view: ReturnType<typeof stubIntersectionObserver>;
let controller: AbortController;
let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  view = stubIntersectionObserver();
  controller = new AbortController();
  element = document.createElement('div');
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(1);

function keep(priority = 5) {
  const onTurn = vi.fn();
  keepTurnInView(element, { name: 'banner', priority, onTurn, signal: controller.signal });
  return onTurn;
}

/** Another prompt, which is shown until its signal aborts. */
function other(more: Partial<Prompt> = {}) {
  const own = new AbortController();
  const show = vi.fn();
  void requestPrompt({ name: 'other', priority: 1, show, signal: own.signal, ...more });
  return { show, close: () => own.abort() };
}

it('lets no less important prompt show while it is in view', async () => {
  const onTurn = keep();
  await settle();
  expect(onTurn.mock.calls).toEqual([[true]]);
  const bar = other();
  await settle();
  expect(bar.show).not.toHaveBeenCalled();
});

it('gives the turn back out of view, and has it again in view', async () => {
  keep();
  await settle();
  view.leave(element);
  const giveWay = vi.fn();
  const bar = other({ giveWay });
  await settle();
  expect(bar.show).toHaveBeenCalledOnce();
  view.enter(element);
  await settle();
  expect(giveWay).toHaveBeenCalledOnce();
});

it('learns that it waits in view, and when its turn has come', async () => {
  const wall = other({ priority: 9 });
  await settle();
  const onTurn = keep();
  await settle();
  expect(onTurn.mock.calls).toEqual([[false]]);
  wall.close();
  await settle();
  expect(onTurn.mock.calls).toEqual([[false], [true]]);
});

it('makes way for a more important prompt, and returns after it', async () => {
  const onTurn = keep();
  await settle();
  const wall = other({ priority: 9 });
  await settle();
  expect(wall.show).toHaveBeenCalledOnce();
  const [, ...since] = onTurn.mock.calls.flat();
  expect(new Set(since)).toEqual(new Set([false]));
  wall.close();
  await settle();
  expect(onTurn).toHaveBeenLastCalledWith(true);
});

it('does not wait for a turn out of view, and is not hidden there', async () => {
  const wall = other({ priority: 9 });
  await settle();
  const onTurn = keep();
  view.leave(element);
  await settle();
  expect(onTurn).not.toHaveBeenCalled();
  wall.close();
  const bar = other();
  await settle();
  expect(bar.show).toHaveBeenCalledOnce();
});

it('ends with its signal', async () => {
  keep();
  await settle();
  controller.abort();
  const bar = other();
  await settle();
  expect(bar.show).toHaveBeenCalledOnce();
  expect(view.alive()).toBe(0);
});
