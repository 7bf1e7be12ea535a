import { readFragment, replaceFragment } from '../../platform/history/fragment.ts';

/**
 * Shows in the address which part of a page is being read, without a history entry. The fragment of others, such as an
 * open photo's or a debug switch's, stays.
 * @param id of the part; undefined before the first one, which removes the fragment of a part
 * @param ids of all parts
 */
export function keepFragment(id: string | undefined, ids: readonly string[]): void {
  const current = readFragment();
  if (current !== '' && !ids.includes(current)) return;
  replaceFragment(id ?? '');
}
