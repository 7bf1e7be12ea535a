// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { HookGroups } from '../../../../../core/runtime/caretaker/create-hook-groups.ts';
import { groupHooks } from '../../../../../core/runtime/caretaker/group-hooks.ts';
import type { Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { mountOf } from '../loader/support.ts';

const update = vi.fn<HookGroups['update']>();
const load = vi.fn<() => Promise<{ createHookGroups: () => HookGroups }>>();
let mounts: Mounts;

const begin = () => groupHooks(mounts, {}, () => {}, load);

function fill(number: number): void {
  mounts = new Map(
    Array.from({ length: number }, () => {
      const mount = mountOf(document.createElement('p'));
      return [mount.hook, [mount]];
    }),
  );
}

beforeEach(() => {
  load.mockReset().mockImplementation(async () => ({ createHookGroups: () => ({ update }) }));
  update.mockReset();
});

it('loads nothing on a page with few hooks', () => {
  fill(199);
  begin()(document);
  expect(load).not.toHaveBeenCalled();
});

it('loads the code once on a page with many hooks, and tells it of each change', async () => {
  fill(200);
  const changed = begin();
  const list = document.createElement('ol');
  changed(document);
  changed(list);
  await vi.waitFor(() => expect(update.mock.calls).toEqual([[document], [list]]));
  expect(load).toHaveBeenCalledTimes(1);
});

it('goes on telling it where the page has few hooks again', async () => {
  fill(200);
  const changed = begin();
  changed(document);
  mounts.clear();
  changed(document);
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2));
});

it('goes on without the code where its file does not come, and asks for it again after the next change', async () => {
  fill(200);
  const changed = begin();
  load.mockRejectedValueOnce(new Error('404'));
  changed(document);
  await vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'));
  expect(update).not.toHaveBeenCalled();
  changed(document);
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1));
});
