import type { Page } from '../../runtime/page/page.ts';
import { visitor } from './visitor-store.ts';

/**
 * Checks whether somebody is logged in, for functions that need an account. A login status that could not be fetched is
 * requested again first.
 * @returns `failed` if it still could not be fetched: the visitor must then not be asked to log in
 */
export async function checkLogin(
  page: Pick<Page, 'config' | 'plusPermissions' | 'thirdpartyTemplate'>,
): Promise<'logged-in' | 'logged-out' | 'failed'> {
  const { current, refresh } = visitor(page);
  const known = await current();
  const { loggedIn, isUnconfirmed } = known.isUnconfirmed ? await refresh() : known;
  if (isUnconfirmed) return 'failed';
  return loggedIn ? 'logged-in' : 'logged-out';
}
