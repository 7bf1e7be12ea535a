// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockOf } from '../../../../../../core/platform/http/outbox/lock.ts';
import { pass } from './simulated.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-29T10:00:00Z') });
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

function job(log: string[], name: string, time: number) {
  return async () => {
    log.push(`${name} begins`);
    await pass(time);
    log.push(`${name} ends`);
  };
}

describe('with the Web Locks API', () => {
  it('requests the browser’s lock and releases it', async () => {
    const request = vi.fn(async (_: string, run: () => Promise<void>) => run());
    vi.stubGlobal('navigator', { locks: { request } });
    const run = vi.fn(async () => {});
    await lockOf('nmt-outbox', 'one')(run);
    expect(request).toHaveBeenCalledWith('nmt-outbox', expect.any(Function));
    expect(run).toHaveBeenCalledOnce();
    expect(localStorage.length).toBe(0);
  });

  it('takes the lease where the browser refuses locks', async () => {
    const request = async () => Promise.reject(new DOMException('', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const run = vi.fn(async () => {});
    const done = lockOf('nmt-outbox', 'one')(run);
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not rerun the function that failed with the lock', async () => {
    vi.stubGlobal('navigator', { locks: { request: async (_: string, run: () => Promise<void>) => run() } });
    const run = vi.fn(async () => Promise.reject(new Error('of our own')));
    await expect(lockOf('nmt-outbox', 'one')(run)).rejects.toThrow('of our own');
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('with a lease in storage', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
  });

  it('lets one tab run at a time, also two that begin together', async () => {
    const log: string[] = [];
    const both = [job(log, 'one', 40_000), job(log, 'two', 100)].map((run, index) =>
      lockOf('nmt-outbox', `tab-${index}`)(run),
    );
    await vi.advanceTimersByTimeAsync(120_000);
    await Promise.all(both);
    const [first = ''] = log.map((line) => line.split(' ')[0]);
    const second = first === 'one' ? 'two' : 'one';
    expect(log).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
    expect(localStorage.length).toBe(0);
  });

  it('takes the lease of a closed tab after fifteen seconds', async () => {
    const log: string[] = [];
    const value = { holder: 'gone', until: Date.now() + 15_000 };
    localStorage.setItem('nmt_outbox_lease', JSON.stringify({ value, savedAt: 1 }));
    const done = lockOf('nmt-outbox', 'one')(job(log, 'one', 10));
    await vi.advanceTimersByTimeAsync(14_900);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
    expect(log).toEqual(['one begins', 'one ends']);
  });

  it('does not wait for a lease of another time', async () => {
    const value = { holder: 'gone', until: Date.now() + 86_400_000 };
    localStorage.setItem('nmt_outbox_lease', JSON.stringify({ value, savedAt: 1 }));
    const run = vi.fn(async () => {});
    const done = lockOf('nmt-outbox', 'one')(run);
    await vi.advanceTimersByTimeAsync(60);
    await done;
    expect(run).toHaveBeenCalledOnce();
  });

  it('gives the lease back when the work fails', async () => {
    const failing = lockOf('nmt-outbox', 'one')(async () => Promise.reject(new Error('x')));
    const failed = expect(failing).rejects.toThrow('x');
    await vi.advanceTimersByTimeAsync(60);
    await failed;
    expect(localStorage.length).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
