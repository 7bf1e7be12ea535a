import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRotation } from '../../../../../core/ui/carousel/rotation.ts';

const advance = vi.fn();
const onEnd = vi.fn();
let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  advance.mockReset();
  onEnd.mockReset();
});

const rotate = (steps = 10) =>
  createRotation({ every: 5000, steps, advance, onEnd, signal: controller.signal });

it('takes a step every five seconds, ten of them, and then rests [ebook-10]', () => {
  rotate();
  vi.advanceTimersByTime(4999);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9 * 5000 - 1);
  expect(advance).toHaveBeenCalledTimes(9);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(100_000);
  expect(advance).toHaveBeenCalledTimes(10);
});

it('pauses as long as there is a reason, and then waits the whole time anew [ebook-10]', () => {
  const rotation = rotate();
  vi.advanceTimersByTime(4000);
  rotation.hold('pointer', true);
  rotation.hold('focus', true);
  vi.advanceTimersByTime(60_000);
  rotation.hold('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(advance).not.toHaveBeenCalled();
  rotation.hold('focus', false);
  // A repeated reason does not restart the wait.
  vi.advanceTimersByTime(3000);
  rotation.hold('focus', false);
  vi.advanceTimersByTime(2000);
  expect(advance).toHaveBeenCalledOnce();
});

it('starts anew on request, and ends with its signal [ebook-10]', () => {
  const rotation = rotate(2);
  vi.advanceTimersByTime(20_000);
  expect(advance).toHaveBeenCalledTimes(2);
  rotation.restart();
  vi.advanceTimersByTime(5000);
  expect(advance).toHaveBeenCalledTimes(3);
  controller.abort();
  rotation.hold('focus', true);
  rotation.hold('focus', false);
  rotation.restart();
  vi.advanceTimersByTime(60_000);
  expect(advance).toHaveBeenCalledTimes(3);
});
