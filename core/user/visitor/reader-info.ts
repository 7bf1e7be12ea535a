import type { ProfilePage } from '../api/profile/profile-config.ts';
import { fetchUserInfo } from '../api/profile/user-info.ts';
import { sharedRead } from '../http/shared-read.ts';
import { perPage } from '../page/per-page.ts';

/**
 * Gives the read of the account of the reader of a page, made once for all who show it; a failure is not kept.
 * Its key is what tells one reader from another, so that after a login as somebody else it is asked anew.
 */
export const readerInfo = perPage(({ config, staticPath }: ProfilePage) =>
  sharedRead((_reader: string | undefined, signal) => fetchUserInfo({ config, staticPath }, signal), {
    freshFor: Number.POSITIVE_INFINITY,
  }),
);
