// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorageKey } from '../../../../../core/platform/storage/keys.ts';
import { type Item, storedItem } from '../../../../../core/platform/storage/stored-item.ts';
import { readText, writeText } from '../../../../../core/platform/storage/texts.ts';
import { blockStorage, changeInOtherTab, fillStorage } from './storages.ts';

const NOW = Date.UTC(2025, 10, 7, 12);
const isText = (value: unknown): value is string => typeof value === 'string';

let count = 0;
/** A new key each time, because a value that could not be stored stays in memory as long as the page exists. */
function newItem(): { key: StorageKey<'local'>; item: Item<string> } {
  count += 1;
  const key = `nmt_abgroup_${count}` as const;
  return { key, item: storedItem({ key, accepts: isText }) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a stored item', () => {
  it('is stored in local storage with its date [storage-2]', () => {
    const { key, item } = newItem();
    item.write('dark');
    expect(localStorage.getItem(key)).toBe(JSON.stringify({ value: 'dark', savedAt: NOW }));
    vi.setSystemTime(NOW + 5000);
    expect(item.readDated()).toEqual({ value: 'dark', savedAt: NOW });
  });

  it('may be in session storage [storage-2]', () => {
    storedItem({ key: 'nmt_webp', area: 'session', accepts: isText }).write('x');
    expect(sessionStorage.getItem('nmt_webp')).toContain('"x"');
    expect(localStorage.getItem('nmt_webp')).toBeNull();
  });

  it('is missing once removed', () => {
    const { item } = newItem();
    item.write('x');
    item.remove();
    expect(item.read()).toBeUndefined();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"dark"',
    '{"value":1,"savedAt":1}',
    '{"value":"x"}',
    '{"value":"x","savedAt":"1"}',
  ])('that holds %s counts as missing [storage-3]', (text) => {
    const { key, item } = newItem();
    localStorage.setItem(key, text);
    expect(item.read()).toBeUndefined();
  });

  it('reads only accepted values, whatever is stored [storage-3]', () => {
    const { key, item } = newItem();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem(key, text);
        expect(['string', 'undefined']).toContain(typeof item.read());
      }),
    );
  });

  it('works from memory where storage is blocked [storage-3]', () => {
    const { item } = newItem();
    blockStorage();
    expect(item.read()).toBeUndefined();
    item.write('x');
    expect(item.read()).toBe('x');
    item.remove();
    expect(item.read()).toBeUndefined();
  });

  it('works from memory where storage is full, without the old value [storage-3]', () => {
    const { item } = newItem();
    item.write('old');
    fillStorage();
    item.write('new');
    expect(item.read()).toBe('new');
  });

  it('returns to storage when it can be written again [storage-3]', () => {
    const { key, item } = newItem();
    fillStorage();
    item.write('in memory');
    vi.restoreAllMocks();
    item.write('stored');
    expect(localStorage.getItem(key)).toContain('stored');
    expect(item.read()).toBe('stored');
  });

  it('works where a web view has no storage at all [storage-3]', () => {
    const { item } = newItem();
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    item.write('x');
    expect(item.read()).toBe('x');
  });
});

describe('a subscriber', () => {
  it('reports changes by this page, also from memory', () => {
    const { item } = newItem();
    const heard = vi.fn();
    item.subscribe(heard, new AbortController().signal);
    item.write('stored');
    fillStorage();
    item.write('in memory');
    item.remove();
    expect(heard.mock.calls).toEqual([['stored'], ['in memory'], [undefined]]);
  });

  it('reports changes by another tab, which have priority over memory', () => {
    const { key, item } = newItem();
    const heard = vi.fn();
    fillStorage();
    item.write('in memory');
    vi.restoreAllMocks();
    item.subscribe(heard, new AbortController().signal);
    changeInOtherTab(localStorage, key, '{"value":"other","savedAt":1}');
    changeInOtherTab(localStorage, null);
    expect(heard.mock.calls).toEqual([['other'], [undefined]]);
  });

  it('ignores other keys and the other storage', () => {
    const { key, item } = newItem();
    const heard = vi.fn();
    item.subscribe(heard, new AbortController().signal);
    changeInOtherTab(localStorage, 'nmt_another', '{"value":"x","savedAt":1}');
    changeInOtherTab(sessionStorage, key, '{"value":"x","savedAt":1}');
    expect(heard).not.toHaveBeenCalled();
  });

  it('reports nothing after its signal has aborted, or when it had before', () => {
    const { key, item } = newItem();
    const heard = vi.fn();
    const controller = new AbortController();
    item.subscribe(heard, controller.signal);
    controller.abort();
    item.subscribe(heard, controller.signal);
    item.write('x');
    changeInOtherTab(localStorage, key, '{"value":"y","savedAt":1}');
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('texts', () => {
  it('are stored as they are, for keys whose form is fixed', () => {
    writeText('local', 'nmt_history', 'true');
    expect(localStorage.getItem('nmt_history')).toBe('true');
    expect(readText('local', 'nmt_history')).toBe('true');
  });
});
