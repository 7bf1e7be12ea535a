import { expect, it, vi } from 'vitest';
import { createOnce } from '../../../../../core/runtime/loader/create-once.ts';

it('does a thing once per key, also for those who ask meanwhile', async () => {
  const once = createOnce<string>();
  const make = vi.fn<() => Promise<string>>().mockResolvedValue('made');
  expect(await Promise.all([once('a', make), once('a', make)])).toEqual(['made', 'made']);
  await once('a', make);
  expect(make).toHaveBeenCalledTimes(1);
  await once('b', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('forgets a failure, so that the next who asks gets another try', async () => {
  const once = createOnce<string>();
  const make = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue('made');
  const both = [once('a', make), once('a', make)];
  await expect(both[0]).rejects.toThrow('no');
  await expect(both[1]).rejects.toThrow('no');
  expect(make).toHaveBeenCalledTimes(1);
  await expect(once('a', make)).resolves.toBe('made');
});
