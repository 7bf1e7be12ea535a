// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cached, cached } from '../../../../../core/platform/storage/cached.ts';
import { blockStorage } from './storages.ts';

const MINUTE = 60_000;
const isNumber = (value: unknown): value is number => typeof value === 'number';

let answers: Cached<number>;
let count = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 10, 7) });
  count += 1;
  answers = cached({ key: `nmt_cached_${count}`, area: 'session', accepts: isNumber });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a cached promise', () => {
  it('is kept in storage until its time-out [storage-2, storage-3]', async () => {
    const load = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    expect(await answers.get(load, MINUTE)).toBe(1);
    vi.setSystemTime(Date.now() + MINUTE - 1);
    expect(await answers.get(load, MINUTE)).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    expect(await answers.get(load, MINUTE)).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is there for the next page [storage-2]', async () => {
    await answers.get(async () => 1, MINUTE);
    const onNextPage = cached({ key: `nmt_cached_${count}`, area: 'session', accepts: isNumber });
    expect(await onNextPage.get(() => Promise.reject(new Error('called')), MINUTE)).toBe(1);
  });

  it('is loaded again when the clock was set back behind it', async () => {
    await answers.get(async () => 1, MINUTE);
    vi.setSystemTime(Date.now() - MINUTE);
    expect(await answers.get(async () => 2, MINUTE)).toBe(2);
  });

  it('is one call for callers at the same time [storage-2]', async () => {
    const load = vi.fn(() => Promise.resolve(7));
    expect(await Promise.all([answers.get(load, MINUTE), answers.get(load, MINUTE)])).toEqual([7, 7]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('that fails is not kept, and all its callers hear it [storage-3]', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(3);
    const both = await Promise.allSettled([answers.get(load, MINUTE), answers.get(load, MINUTE)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await answers.get(load, MINUTE)).toBe(3);
  });

  it('rejects when the call throws at once [storage-3]', async () => {
    const load = () => {
      throw new Error('no address');
    };
    await expect(answers.get(load, MINUTE)).rejects.toThrow('no address');
  });

  it('that hangs does not hold later callers longer than its time-out [storage-3]', async () => {
    void answers.get(() => new Promise(() => {}), MINUTE);
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await answers.get(async () => 4, MINUTE)).toBe(4);
  });

  it('that arrives after a newer one does not replace it', async () => {
    let arrive = (_: number) => {};
    const old = answers.get(() => new Promise((resolve) => (arrive = resolve)), MINUTE);
    vi.setSystemTime(Date.now() + MINUTE);
    await answers.get(async () => 2, MINUTE);
    arrive(1);
    expect(await old).toBe(1);
    expect(await answers.get(async () => 3, MINUTE)).toBe(2);
  });

  it('is dropped when forgotten, also while the call is under way', async () => {
    await answers.get(async () => 1, MINUTE);
    answers.forget();
    const second = answers.get(async () => 2, MINUTE);
    answers.forget();
    expect(await second).toBe(2);
    expect(await answers.get(async () => 3, MINUTE)).toBe(3);
  });

  it('works from memory where storage is blocked [storage-3]', async () => {
    blockStorage();
    await answers.get(async () => 1, MINUTE);
    expect(await answers.get(async () => 2, MINUTE)).toBe(1);
  });
});
