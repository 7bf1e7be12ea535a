import type { Configured } from './config-section.ts';
import { isRecord, isText } from './guards.ts';
import { siteConfig } from './site-config.ts';

/**
 * Declares an address of the site's `endpoints` or `scripts`; the comment of the declaration describes it [loader-13].
 * @param key such as `endpoints.viewDate` or `endpoints.profile.userInfo`
 * @param fallback the address for a site that has none
 * @returns a function that returns a page's address; features work without one
 */
export function configAddress<Fallback extends string | undefined = undefined>(
  key: `${'endpoints' | 'scripts'}.${string}`,
  fallback?: Fallback,
): (page: Configured) => string | Fallback {
  return (page) => {
    const found = key
      .split('.')
      .reduce<unknown>(
        (from, name) => (isRecord(from) && Object.hasOwn(from, name) ? from[name] : undefined),
        siteConfig(page),
      );
    return isText(found) ? found : (fallback as Fallback);
  };
}
