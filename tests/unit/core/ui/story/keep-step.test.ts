// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepStep, RESIZE_DELAY } from '../../../../../core/ui/story/keep-step.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../../widgets/support/observers.ts';

let sizes: ReturnType<typeof stubResizeObserver>;
let middle: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  vi.useFakeTimers();
  sizes = stubResizeObserver();
  middle = stubIntersectionObserver();
});

afterEach(() => vi.useRealTimers());

function read(step: number) {
  const hook = document.createElement('div');
  const steps = [1, 2, 3].map(() => document.createElement('p'));
  const came = steps.map((element) => {
    const scrolled = vi.fn();
    element.scrollIntoView = scrolled;
    return scrolled;
  });
  let reached = step;
  const settled = vi.fn();
  const controller = new AbortController();
  const isChanging = keepStep({
    hook,
    steps,
    reached: () => reached,
    settled,
    signal: controller.signal,
  });
  sizes.resize(hook);
  return { hook, came, settled, isChanging, controller, setReached: (now: number) => (reached = now) };
}

it('waits until the size has not changed for 200 to 250 ms [scrolly-2]', () => {
  const { hook, settled, isChanging } = read(1);
  expect(RESIZE_DELAY).toBeGreaterThanOrEqual(200);
  expect(RESIZE_DELAY).toBeLessThanOrEqual(250);
  sizes.resize(hook);
  vi.advanceTimersByTime(150);
  sizes.resize(hook);
  vi.advanceTimersByTime(199);
  expect(isChanging()).toBe(true);
  expect(settled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(51);
  expect(settled).toHaveBeenCalledTimes(1);
  expect(isChanging()).toBe(false);
});

it('takes the reader back to the step from before the change [scrolly-2]', () => {
  const { hook, came, setReached } = read(1);
  middle.enter(hook);
  sizes.resize(hook);
  setReached(2);
  vi.advanceTimersByTime(250);
  expect(came.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
  expect(came[1]).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
});

it('takes the newest of what the observer reports at once', () => {
  const { hook, came, setReached } = read(1);
  middle.pass(hook, false, true);
  sizes.resize(hook);
  setReached(2);
  vi.advanceTimersByTime(250);
  expect(came.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
});

it.each([
  ['has the same step', true, 1],
  ['was not in the story', false, 2],
])('moves nothing where the reader %s', (_, isInside, after) => {
  const { hook, came, setReached } = read(1);
  if (isInside) middle.enter(hook);
  sizes.resize(hook);
  setReached(after);
  vi.advanceTimersByTime(250);
  expect(came.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('leaves the reader where they scroll meanwhile', () => {
  const { hook, came, setReached } = read(1);
  middle.enter(hook);
  sizes.resize(hook);
  dispatchEvent(new Event('wheel'));
  setReached(2);
  vi.advanceTimersByTime(250);
  expect(came.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('does nothing more after its end', () => {
  const { hook, settled, controller } = read(1);
  sizes.resize(hook);
  controller.abort();
  vi.advanceTimersByTime(250);
  expect(settled).not.toHaveBeenCalled();
  expect(sizes.observed.size + middle.observed.size).toBe(0);
});
