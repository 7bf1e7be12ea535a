import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from '../../../../../core/platform/time/debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a debounced function', () => {
  it('runs once, after silence, with the last arguments', () => {
    const run = vi.fn();
    const debounced = debounce(run, 500, new AbortController().signal);
    debounced('first');
    vi.advanceTimersByTime(499);
    debounced('second');
    vi.advanceTimersByTime(499);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([['second']]);
  });

  it('does nothing after its signal has aborted', () => {
    const run = vi.fn();
    const controller = new AbortController();
    const debounced = debounce(run, 500, controller.signal);
    debounced();
    controller.abort();
    debounced();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });
});
