import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atTime } from '../../../../../core/platform/time/at-time.ts';

const START = Date.parse('2026-03-29T00:00:00Z');
const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubGlobal('document', { body: { dataset: {} } });
});

afterEach(() => {
  vi.useRealTimers();
});

it('runs once at its time, also one further away than a timer reaches [video-3]', () => {
  const run = vi.fn();
  atTime(START + 400 * DAY, run, new AbortController().signal);
  vi.advanceTimersByTime(400 * DAY - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400 * DAY);
  expect(run).toHaveBeenCalledOnce();
});

it('runs at once where the moment has passed, and never after the signal [video-3]', () => {
  const run = vi.fn();
  atTime(START, run, new AbortController().signal);
  expect(run).toHaveBeenCalledOnce();
  const controller = new AbortController();
  const later = vi.fn();
  atTime(START + DAY, later, controller.signal);
  controller.abort();
  atTime(START + DAY, later, controller.signal);
  vi.advanceTimersByTime(2 * DAY);
  expect(later).not.toHaveBeenCalled();
});
