// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFocus } from '../../../../../core/runtime/caretaker/watch-focus.ts';
import type { Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { byId } from '../../ui/shown.ts';

const keep = vi.fn<() => void>();
const load = vi.fn(async () => ({ keepFocus: () => keep }));

const mounts: Mounts = new Map();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  keep.mockReset();
  document.body.innerHTML =
    '<a href="/" id="outside">Buiten</a><p data-widget-state="mounted"><a href="/" id="inside">Binnen</a></p>';
});

afterEach(() => {
  vi.useRealTimers();
});

it('loads its code when the focus first comes into a hook, and follows every focus from then on', async () => {
  const follow = watchFocus(mounts, load);
  byId('outside').focus();
  await follow();
  expect(load).not.toHaveBeenCalled();
  byId('inside').focus();
  await follow();
  expect(load).toHaveBeenCalledOnce();
  expect(keep).toHaveBeenCalled();
  keep.mockReset();
  byId('outside').focus();
  expect(keep).toHaveBeenCalledOnce();
});

it('holds no mount up if its code does not come, and tries again at the next focus', async () => {
  load.mockRejectedValueOnce(new Error('Failed to load'));
  byId('inside').focus();
  const follow = watchFocus(mounts, load);
  await follow();
  await follow();
  expect(keep).toHaveBeenCalled();
});
