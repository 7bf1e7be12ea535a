// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { ACCOUNT_KEYS, BROWSER_KEYS } from '../../../../../core/platform/storage/keys.ts';
import { visitor } from '../../../../../core/user/visitor/visitor-store.ts';
import { setLogin, visitedPage } from './reader.ts';

const AREAS = [
  ['local', () => localStorage],
  ['session', () => sessionStorage],
] as const;

/** Two keys for each pattern. */
const spelled = (keys: readonly string[]) =>
  keys.flatMap((key) => (key.endsWith('*') ? [key.replace('*', 'one'), key.replace('*', 'two')] : [key]));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setLogin(undefined);
});

it.each(AREAS)(
  'removes all of the account from %s storage at a logout, and nothing of the browser [sync-5, visitor-12]',
  (area, storageOf) => {
    const storage = storageOf();
    for (const key of spelled([...ACCOUNT_KEYS[area], ...BROWSER_KEYS[area]])) storage.setItem(key, 'x');
    storage.setItem('another-script', 'x');
    visitor(visitedPage({}));
    expect(Object.keys(storage).sort()).toEqual([...spelled(BROWSER_KEYS[area]), 'another-script'].sort());
  },
);
