import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStopwatch } from '../../../../../core/platform/time/start-stopwatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['both clocks go on', 5000, 5000, 5000],
  ['the computer slept', 0, 5000, 5000],
  ['the visitor set the clock back', 5000, -3_600_000, 5000],
])('measures time if %s', (_, monotonic, wall, expected) => {
  const elapsed = startStopwatch();
  const at = Date.now();
  vi.advanceTimersByTime(monotonic);
  vi.setSystemTime(at + wall);
  expect(elapsed()).toBe(expected);
});
