// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { groupHooks } from '../../../../../core/runtime/caretaker/group-hooks.ts';
import type { HookGroups } from '../../../../../core/runtime/caretaker/observe-in-groups.ts';
import type { Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { mountOf } from '../loader/support.ts';

const groups = { group: vi.fn<HookGroups['group']>(), release: vi.fn<HookGroups['release']>() };
const load = vi.fn<() => Promise<{ createHookGroups: () => HookGroups }>>();
let quiet: (() => void)[];
let mounts: Mounts;

/** Lets a quiet moment pass. */
async function pass(): Promise<void> {
  for (const run of quiet.splice(0)) run();
  await vi.waitFor(() =>
    expect(load.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true),
  );
}

const begin = () => groupHooks(mounts, {}, (run) => void quiet.push(run), load);

function fill(number: number): void {
  mounts = new Map(
    Array.from({ length: number }, () => {
      const mount = mountOf(document.createElement('p'));
      return [mount.hook, [mount]];
    }),
  );
}

beforeEach(() => {
  quiet = [];
  load.mockReset().mockImplementation(async () => ({ createHookGroups: () => groups }));
  groups.group.mockReset();
  groups.release.mockReset();
});

it('loads nothing on a page with few hooks', async () => {
  fill(199);
  begin()(document);
  await pass();
  expect(load).not.toHaveBeenCalled();
});

it('groups many hooks in a quiet moment, once for several changes', async () => {
  fill(200);
  const changed = begin();
  changed(document);
  changed(document);
  expect(load).not.toHaveBeenCalled();
  await pass();
  expect(load).toHaveBeenCalledTimes(1);
  expect(groups.group).toHaveBeenCalledTimes(1);
  expect(groups.release).not.toHaveBeenCalled();
});

it('releases the hooks in what changed at once, and groups anew in a quiet moment', async () => {
  fill(200);
  const changed = begin();
  changed(document);
  await pass();
  const list = document.createElement('ol');
  changed(list);
  expect(groups.release).toHaveBeenCalledWith(list);
  expect(groups.group).toHaveBeenCalledTimes(1);
  await pass();
  expect(groups.group).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(1);
});

it('goes on without the code where its file does not come, and asks for it again after the next change', async () => {
  fill(200);
  const changed = begin();
  load.mockRejectedValueOnce(new Error('404'));
  changed(document);
  await pass();
  expect(groups.group).not.toHaveBeenCalled();
  changed(document);
  await pass();
  expect(groups.group).toHaveBeenCalledTimes(1);
});
