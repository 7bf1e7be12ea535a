import type { Page } from '../../runtime/page/page.ts';
import { visitor } from './visitor-store.ts';

/**
 * Checks, for what needs an account, whether somebody is logged in. A login status that could not be fetched is requested
 * again first.
 * @returns `failed` if it still could not be fetched: then nobody is asked to log in
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
