// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedRead } from '../../../../../core/platform/http/shared-read.ts';
import { storedAnswer } from '../../../../../core/platform/http/stored-answer.ts';
import { blockStorage } from '../storage/storages.ts';

const MINUTE = 60_000;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const load = vi.fn<(reader: string) => Promise<number>>();
let count = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 10, 7) });
  count += 1;
  load.mockReset();
  for (const answer of [1, 2, 3]) load.mockResolvedValueOnce(answer);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

/** The read as a page makes it. */
const onPage = () =>
  sharedRead(load, {
    freshFor: () => MINUTE,
    store: storedAnswer({ key: `nmt_abgroup_${count}`, accepts: isNumber }),
    retries: false,
  });

describe('a shared read with a store', () => {
  it('has its answer in storage until it is too old, for the next page too [storage-2, storage-3]', async () => {
    expect(await onPage()('a')).toBe(1);
    vi.setSystemTime(Date.now() + MINUTE - 1);
    expect(await onPage()('a')).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    expect(await onPage()('a')).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reads again within a page once the answer is too old', async () => {
    const read = onPage();
    expect(await read('a')).toBe(1);
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await read('a')).toBe(2);
  });

  it('keeps the answer of one key from another', async () => {
    const read = onPage();
    expect(await read('a')).toBe(1);
    expect(await read('b')).toBe(2);
    expect(await read('a')).toBe(3);
  });

  it('makes one call for callers at the same time [storage-2]', async () => {
    const read = onPage();
    expect(await Promise.all([read('a'), read('a')])).toEqual([1, 1]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('stores no failure, and all its callers get it [storage-3]', async () => {
    load.mockReset().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(3);
    const read = onPage();
    const both = await Promise.allSettled([read('a'), read('a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read('a')).toBe(3);
  });

  it('reads again when the clock was set back behind the answer', async () => {
    const read = onPage();
    await read('a');
    vi.setSystemTime(Date.now() - MINUTE);
    expect(await read('a')).toBe(2);
  });

  it.each([['{'], ['{"value":{"name":"\\"a\\"","answer":"x"},"savedAt":1762473600000}']])(
    'does not believe %s in storage',
    async (text) => {
      localStorage.setItem(`nmt_abgroup_${count}`, text);
      expect(await onPage()('a')).toBe(1);
    },
  );

  it('works from memory where storage is blocked [storage-3]', async () => {
    blockStorage();
    const read = onPage();
    await read('a');
    expect(await read('a')).toBe(1);
  });
});
