// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../../../../core/platform/http/http-error.ts';
import { queries } from '../../../../../core/platform/http/queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

it('makes equal reads that are under way once', async () => {
  const queryFn = vi.fn(async () => 'answer');
  const read = () => queries.fetchQuery({ queryKey: ['one'], queryFn });
  await expect(Promise.all([read(), read(), read()])).resolves.toEqual(['answer', 'answer', 'answer']);
  expect(queryFn).toHaveBeenCalledOnce();
});

it('requests it again for an answer that is older than ten seconds', async () => {
  const queryFn = vi.fn(async () => 'answer');
  const read = () => queries.fetchQuery({ queryKey: ['old'], queryFn, staleTime: 10_000 });
  await read();
  await vi.advanceTimersByTimeAsync(9_000);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

it('has defaults that retry transient errors only', () => {
  const { retry, staleTime, refetchOnWindowFocus } = queries.getDefaultOptions().queries ?? {};
  const retries = retry as (failures: number, error: Error) => boolean;
  expect(retries(0, new HttpError('network', 'x'))).toBe(true);
  expect(retries(0, new HttpError('invalid', 'x'))).toBe(false);
  expect(staleTime).toBe(10_000);
  expect(refetchOnWindowFocus).toBe(false);
});
