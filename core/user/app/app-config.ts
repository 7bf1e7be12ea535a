import { configSection } from '../../runtime/config/config-section.ts';
import { configEntries } from '../../runtime/config/guards.ts';

/** The apps that show pages in a web view. */
export const PLATFORMS = ['ios', 'android', 'puzzle-ios', 'puzzle-android'] as const;

/** An app that shows pages in a web view. */
export type Platform = (typeof PLATFORMS)[number];

/** The site's settings of its apps. */
interface AppConfig {
  /** The ids that the query parameter `app` may hold, each with its platform [app-view-3]. */
  readonly appIds: Readonly<Record<string, Platform>>;
}

/** The section `appIds` of `script#site-config`. */
export const appConfig = configSection(
  (raw): AppConfig => ({
    appIds: Object.freeze(configEntries(raw, 'appIds', `one of ${PLATFORMS.join(', ')}`, isPlatform)),
  }),
);

function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.some((platform) => platform === value);
}
