import { sharedRead } from '../../platform/http/shared-read.ts';
import { perPage } from '../../runtime/page/per-page.ts';
import { fetchUserInfo } from '../profile/api/user-info.ts';
import type { ProfilePage } from '../profile/profile-config.ts';

/**
 * Gives the read of the account of the reader of a page, made once for all who show it; a failure is not kept.
 * Its key is what tells one reader from another, so that after a login as somebody else it is asked anew.
 */
export const readerInfo = perPage(({ config, staticPath }: ProfilePage) =>
  sharedRead((_reader: string | undefined, signal) => fetchUserInfo({ config, staticPath }, signal), {
    freshFor: Number.POSITIVE_INFINITY,
  }),
);
