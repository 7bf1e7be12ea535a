import { readFragment, replaceFragment } from '../../platform/history/fragment.ts';

/**
 * Shows in the address which part of a page is being read, without a history entry. Any other fragment, such as that of
 * an open photo or of a debug switch, stays.
 * @param id the id of the part; undefined before the first one, which removes the fragment of a part
 * @param ids the ids of all parts
 */
export function keepFragment(id: string | undefined, ids: readonly string[]): void {
  const current = readFragment();
  if (current !== '' && !ids.includes(current)) return;
  replaceFragment(id ?? '');
}
