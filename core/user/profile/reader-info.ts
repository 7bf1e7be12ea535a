import { sharedRead } from '../../platform/http/shared-read.ts';
import { pageValue } from '../../runtime/page/page-value.ts';
import { fetchUserInfo } from './api/user-info.ts';
import type { ProfilePage } from './profile-config.ts';

/**
 * Reads the visitor's account, once for all features that show it; a failure is not cached. Its key is
 * `accountOf(visitor)`, so that another login causes a new read.
 */
export const readerInfo = pageValue(({ config, staticPath }: ProfilePage) =>
  sharedRead((_account: string, signal) => fetchUserInfo({ config, staticPath }, signal), {
    freshFor: Number.POSITIVE_INFINITY,
  }),
);
