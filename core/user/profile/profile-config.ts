import { configSection } from '../../runtime/config/config-section.ts';
import { positive } from '../../runtime/config/rare-settings.ts';
import type { Page } from '../../runtime/page/page.ts';

/** The part of a page that a call to the profile API needs. */
export type ProfilePage = Pick<Page, 'config' | 'staticPath'>;

/** The site's settings for the profile API. */
export const profileConfig = configSection({
  /** Milliseconds within which an answer of the profile API must be complete [profile-api-5]. */
  profileApiTimeoutMs: positive(10_000),
});
