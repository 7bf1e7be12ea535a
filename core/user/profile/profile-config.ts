import { configSection } from '../../runtime/config/config-section.ts';
import { configValue, isRecord, isText } from '../../runtime/config/guards.ts';
import { siteConfig } from '../../runtime/config/site-config.ts';
import type { Page } from '../../runtime/page/page.ts';

/** The part of a page that a call to the profile API needs. */
export type ProfilePage = Pick<Page, 'config' | 'staticPath'>;

/** The longest delay of a timer; a longer one would fire at once. */
const MAX_DELAY = 2 ** 31 - 1;

/** The site's settings of the profile API. */
export const profileConfig = configSection((raw) => ({
  /** Milliseconds within which a call must be complete [profile-api-5]. */
  profileApiTimeoutMs: configValue(
    raw,
    'profileApiTimeoutMs',
    10_000,
    `a number of milliseconds above 0 and up to ${MAX_DELAY}`,
    isTimeout,
  ),
}));

/**
 * A path of the profile API from the site's `endpoints.profile` [profile-api-5, visitor-10].
 * @param name such as `userInfo`
 * @returns undefined if it is missing: the feature then works in this browser only
 */
export function namedProfilePath(page: ProfilePage, name: string): string | undefined {
  const { profile } = siteConfig(page).endpoints;
  const path = isRecord(profile) && Object.hasOwn(profile, name) ? profile[name] : undefined;
  return isText(path) ? path : undefined;
}

function isTimeout(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= MAX_DELAY;
}
